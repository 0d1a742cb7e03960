import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * The content of a crashed page: the error with its causes, and a retry button. Its styles are inline,
 * because the stylesheet may have failed to load.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main
      className="container"
      style={{maxWidth: 'var(--measure)', padding: 'var(--space-8) var(--space-3)'}}
    >
      <h1>This page crashed.</h1>
      <p style={{color: 'var(--danger)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
        {messages(error).join('\n\nCause:\n')}
      </p>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}

function messages({message, cause}: Error): string[] {
  return [message, ...(cause instanceof Error ? messages(cause) : [])];
}
