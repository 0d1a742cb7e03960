import facts from '@page-data/facts';
import {lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

const SourceCard = lazy(() => import('./SourceCard'));

/** Pages give `id` and perhaps `show`; plugins/facts writes `text` when the page is built. */
type Props = {readonly id: string; readonly show?: string; readonly text?: string};

/** Time for the pointer to travel from the value to its card, in ms. */
const LEAVE_DELAY = 200;

/** A value from the data. Its source opens on hover, focus or tap, and closes with Escape. */
export function Fact({id, text}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Known to the server only: without script the title says where the value comes from.
  const info = facts[id];

  const show = () => {
    clearTimeout(leaving.current);
    anchor.current?.removeAttribute('title');
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };

  return (
    // The wrapper only notes where pointer and focus are; the button inside is the control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={styles.fact}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={show}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
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
