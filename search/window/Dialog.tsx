import {useLayoutEffect, useRef, type ComponentProps, type ReactNode} from 'react';

type Props = Pick<ComponentProps<'dialog'>, 'onPointerDown' | 'children'> & {
  readonly label: string;
  /** Key hint for Enter, such as "to select". */
  readonly enterHint: string;
  readonly onClose: () => void;
};

/** A modal dialog with key hints. The browser keeps the focus inside and makes the page behind it inert. */
export default function Dialog({
  label,
  enterHint,
  onClose,
  onPointerDown,
  children,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className="search-window"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={onPointerDown}
      onMouseDown={(event) => {
        // Only a press on the backdrop has the dialog itself as its target.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // The second press of a double click on the button isn't meant for the window.
        if (event.detail < 2) onClose();
      }}
    >
      <div className="search-frame">
        {children}
        <ul className="search-hints">
          <li>
            <kbd>Enter</kbd> {enterHint}
          </li>
          <li>
            <kbd>↑</kbd> <kbd>↓</kbd> to navigate
          </li>
          <li>
            <kbd>Esc</kbd> to close
          </li>
        </ul>
      </div>
    </dialog>
  );
}
