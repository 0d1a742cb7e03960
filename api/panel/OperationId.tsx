import type {ReactNode} from 'react';

/**
 * The name that programs made from the document call an operation by, beside the title of its page.
 * Markup only: CodeActions does what the button says. `data-mark` names it for
 * finish/machine-copies.
 */
export default function OperationId({id}: {readonly id: string}): ReactNode {
  return (
    <p className="api-id" data-copied="true">
      <code translate="no" data-mark="operation">
        {id}
      </code>{' '}
      <button
        type="button"
        className="api-copy"
        data-code-action="copy"
        aria-label="Copy operation id"
      >
        <span aria-live="polite" suppressHydrationWarning>
          Copy
        </span>
      </button>
    </p>
  );
}
