import {useId, useLayoutEffect, useRef, type ReactNode} from 'react';

type Props = {
  readonly operation: string;
  readonly network: string;
  readonly url: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Asks for confirmation before an irreversible request. Cancel is focused first. */
export function ConfirmDialog({operation, network, url, onCancel, onConfirm}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    cancel.current?.focus();
    // Closing the dialog before React removes it returns the focus to the previous element.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="rq-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <p className="rq-title" id={`${id}-title`}>
        Send to {network}?
      </p>
      <div id={`${id}-text`}>
        <p>
          <strong>{operation}</strong> sends a transaction or a change to the server. You can't undo
          what a network has accepted.
        </p>
        <p translate="no">
          <code>{url}</code>
        </p>
      </div>
      <div className="rq-bar">
        <button ref={cancel} type="button" className="button rq-button" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" className="button rq-button rq-danger" onClick={onConfirm}>
          Send to {network}
        </button>
      </div>
    </dialog>
  );
}
