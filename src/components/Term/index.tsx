import terms from '@page-data/terms';
import {lazy, Suspense, useId, type ReactNode} from 'react';
import {useHoverCard} from '../HoverCard/useHoverCard';
import styles from './styles.module.css';

const NoCard = () => null;

// Without the card the words can still be read, so a page must not fail for it.
const DefinitionCard = lazy(() => import('./DefinitionCard').catch(() => ({default: NoCard})));

/** plugins/glossary writes these into pages. */
type Props = {readonly id: string; readonly children?: ReactNode};

/** Words with a definition. It opens on hover, focus or tap, and closes with Escape. */
export function Term({id, children}: Props): ReactNode {
  const {open, show, anchor, wrapper} = useHoverCard<HTMLSpanElement>();
  const card = useId();
  // Known to the server only: without script the title says what the words mean.
  const definition = terms[id]?.definition;

  return (
    <span {...wrapper}>
      {/* A button element cannot break over lines as the words around it do. */}
      <span
        ref={anchor}
        role="button"
        tabIndex={0}
        className={styles.term}
        data-term={id}
        aria-expanded={open}
        aria-describedby={open ? card : undefined}
        title={definition}
        suppressHydrationWarning
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </span>
      {open && (
        <Suspense>
          <DefinitionCard id={id} card={card} anchor={anchor} />
        </Suspense>
      )}
    </span>
  );
}
