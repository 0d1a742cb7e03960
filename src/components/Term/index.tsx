import terms from '@page-data/terms';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** markdown/glossary adds this component and its props to the text of pages. */
type Props = {readonly id: string; readonly children?: ReactNode};

/** Words with a definition, which HoverCards shows on hover, focus or tap. */
export function Term({id, children}: Props): ReactNode {
  return (
    <span>
      {/* A button element can't wrap with the text around it. */}
      <span
        role="button"
        tabIndex={0}
        className={styles.term}
        data-term={id}
        aria-expanded="false"
        // Empty in the browser. The title shows the definition to readers without JavaScript.
        title={terms[id]?.definition}
        suppressHydrationWarning
      >
        {children}
      </span>
    </span>
  );
}
