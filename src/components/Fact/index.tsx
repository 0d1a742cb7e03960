import facts from '@page-data/facts';
import {lazy, Suspense, type ReactNode} from 'react';
import {useHoverCard} from '../HoverCard/useHoverCard';
import styles from './styles.module.css';

const SourceCard = lazy(() => import('./SourceCard'));

/** Pages give `id` and perhaps `show`; plugins/facts writes `text` when the page is built. */
type Props = {readonly id: string; readonly show?: string; readonly text?: string};

/** A value from the data. Its source opens on hover, focus or tap, and closes with Escape. */
export function Fact({id, text}: Props): ReactNode {
  const {open, show, anchor, wrapper} = useHoverCard<HTMLButtonElement>();
  // Known to the server only: without script the title says where the value comes from.
  const info = facts[id];

  return (
    <span className={styles.fact} {...wrapper}>
      <button
        ref={anchor}
        type="button"
        className={styles.value}
        data-fact={id}
        data-unit={info?.unit}
        aria-expanded={open}
        title={info && `${info.label}. Source: ${info.source}, ${info.asOf}`}
        translate="no"
        suppressHydrationWarning
        onClick={show}
      >
        {text}
      </button>
      {open && (
        <Suspense>
          <SourceCard id={id} text={text ?? ''} anchor={anchor} />
        </Suspense>
      )}
    </span>
  );
}
