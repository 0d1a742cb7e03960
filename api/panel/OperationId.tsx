import type {ReactNode} from 'react';

/**
 * The operation id next to the page title. Generated clients use it as the method name.
 * CodeActions handles the button, and finish/machine-copies reads `data-mark`.
 */
export default function OperationId({id}: {readonly id: string}): ReactNode {
  return (
    <p className="api-id api-quiet" data-copied="true">
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
