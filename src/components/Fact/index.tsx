import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import SourceCard from './SourceCard';
import styles from './styles.module.css';

/** Written by plugins/facts when the page is built; pages give only `id` and `show`. */
export type FactProps = {
  readonly id: string;
  readonly show?: string;
  readonly text?: string;
  readonly label?: string;
  readonly unit?: string;
  readonly source?: string;
  readonly url?: string;
  readonly asOf?: string;
  readonly network?: string;
  readonly since?: string;
  readonly unverified?: string;
};

/** Time for the pointer to travel from the value to its card, in ms. */
const LEAVE_DELAY = 200;

/** A value from the data. Its source opens on hover, focus or tap, and closes with Escape. */
export function Fact(fact: FactProps): ReactNode {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      anchor.current?.focus();
    }
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
        data-unit={fact.unit}
        data-fact={fact.id}
        aria-expanded={open}
        title={open ? undefined : `${fact.label}. Source: ${fact.source}, ${fact.asOf}`}
        translate="no"
        onClick={show}
      >
        {fact.text}
      </button>
      {open && <SourceCard fact={fact} anchor={anchor} />}
    </span>
  );
}
