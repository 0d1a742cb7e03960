import terms from '@page-data/terms';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** markdown/glossary writes these into pages. */
type Props = {readonly id: string; readonly children?: ReactNode};

/** Words with a definition, which HoverCards shows on hover, focus or tap. */
export function Term({id, children}: Props): ReactNode {
  return (
    <span>
      {/* A button element cannot break over lines as the words around it do. */}
      <span
        role="button"
        tabIndex={0}
        className={styles.term}
        data-term={id}
        aria-expanded="false"
        // Known to the server only: without script the title says what the words mean.
        title={terms[id]?.definition}
        suppressHydrationWarning
      >
        {children}
      </span>
    </span>
  );
}
