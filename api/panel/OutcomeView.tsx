import CodeBlock from '@theme/CodeBlock';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import {escapeHidden} from '../schema/escapeHidden';
import type {HttpRequest} from '../request/buildRequest';
import {compare} from '../request/compareResponse';
import type {Description} from '../request/describeOutcome';
import type {Outcome} from '../request/sendRequest';
import {DownloadButton, ResponseJson} from './ResponseJson';

type Props = {
  readonly operation: OperationDocument;
  readonly outcome: Outcome;
  readonly description: Description;
  /** The error that the node reports in a JSON-RPC response. */
  readonly nodeError?: string;
  readonly request: HttpRequest;
  readonly curl: string;
  /** Moves the focus back to the form. */
  readonly onBackToForm: () => void;
  /** Removes the response, so that the example is visible again. */
  readonly onClose: () => void;
};

/** How a request ended, with the response if there is one. */
export function OutcomeView(props: Props): ReactNode {
  const {operation, outcome, description, nodeError, request, curl, onBackToForm, onClose} = props;
  const {title, details, tone, offerCurl} = description;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The outcome may be out of view below a long form.
    section.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    // Escape has the effect of "Back to the form" everywhere in the section.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className="rq-outcome"
      aria-label="Outcome"
      onKeyDown={({key}) => key === 'Escape' && onBackToForm()}
    >
      <p className={`rq-title rq-${tone}`}>{title}</p>
      <p className="tool-hint" translate="no">
        {request.method} {request.url}
      </p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {nodeError !== undefined && (
        <p className="theme-admonition theme-admonition-danger rq-note">
          The node reports an error: <bdi>{escapeHidden(nodeError)}</bdi>
        </p>
      )}
      {offerCurl && <CurlBlock text={curl} />}
      <ResponseView operation={operation} outcome={outcome} isError={nodeError !== undefined} />
      {'response' in outcome && (
        <details className="api-inside">
          <summary>Headers visible to this page ({outcome.response.headers.length})</summary>
          <CodeBlock title="Headers">
            {escapeHidden(outcome.response.headers.map((header) => header.join(': ')).join('\n'))}
          </CodeBlock>
        </details>
      )}
      <div className="rq-bar rq-back">
        <button type="button" className="rq-link" onClick={onBackToForm}>
          Back to the form
        </button>
        <button type="button" className="rq-link" onClick={onClose}>
          Show the example again
        </button>
      </div>
    </section>
  );
}

/** The request as a curl command. */
export function CurlBlock({text}: {readonly text: string}): ReactNode {
  return (
    <CodeBlock title="curl command" language="bash">
      {text}
    </CodeBlock>
  );
}

type ResponseProps = Pick<Props, 'operation' | 'outcome'> & {readonly isError: boolean};

function ResponseView({operation, outcome, isError}: ResponseProps): ReactNode {
  const body = outcome.kind === 'httpError' ? outcome.body : outcome;
  const json = 'value' in body ? body : undefined;
  // A JSON-RPC error has status 200, but its schema is documented under 500.
  const status = isError ? 500 : 'response' in outcome ? outcome.response.status : 0;
  const comparison = useMemo(
    () => (json ? compare(operation, status, json.value) : undefined),
    [operation, status, json],
  );
  if (json && comparison)
    return <ResponseJson operation={operation} {...json} comparison={comparison} />;
  if (outcome.kind === 'tooLarge' && outcome.file) {
    const {file} = outcome;
    return <DownloadButton name={`${operation.slug}.json`} file={() => file} />;
  }
  if (!('text' in body)) return null;
  return (
    <>
      {outcome.kind === 'httpError' && 'reason' in body && <p>{body.reason}</p>}
      {body.text !== '' && (
        <>
          <CodeBlock title="Response text">{escapeHidden(body.text)}</CodeBlock>
          <DownloadButton
            name={`${operation.slug}.txt`}
            file={() => new Blob([body.text], {type: 'application/octet-stream'})}
          />
        </>
      )}
    </>
  );
}
