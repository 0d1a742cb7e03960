import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useFocusTrap} from './useFocusTrap';
import {useScrollLock} from './useScrollLock';

type Props = Pick<ComponentProps<'div'>, 'onPointerDown' | 'children'> & {
  readonly label: string;
  /** A press beside the window. */
  readonly onClose: () => void;
};

/** The window over the page, with the focus inside it and the page behind at rest. */
export default function Frame({label, onClose, onPointerDown, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useFocusTrap(frame);
  useScrollLock();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape does the same
    <div
      className="search-overlay"
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The focus must not be taken from the field, nor, when it returns, by the page.
        event.preventDefault();
        // The second press of a double click is not meant for what the first one opened.
        if (event.detail > 1) return;
        onClose();
      }}
    >
      <div
        ref={frame}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className="search-window"
        onPointerDown={onPointerDown}
      >
        {children}
      </div>
    </div>
  );
}
