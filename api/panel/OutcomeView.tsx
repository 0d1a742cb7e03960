import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import {CodeText} from './ScrollText';
import CopyButton from '../../src/components/CopyButton';
import {describeOutcome} from '../request/describeOutcome';
import {compare} from '../request/compareReply';
import {download} from './download';
import {reportedError} from '../request/nodeError';
import type {Outcome, ReplyFacts} from '../request/outcome';
import type {HttpRequest} from '../request/buildRequest';
import {ReplyJson} from './ReplyJson';
import {ScrollText} from './ScrollText';
import {visibleText} from '../schema/visibleText';

type Props = {
  readonly operation: OperationDocument;
  readonly outcome: Outcome;
  readonly request: HttpRequest;
  readonly curl: string;
  readonly isLocal: boolean;
  /** Puts the focus back into the form. */
  readonly onForm: () => void;
  /** Takes the reply away, so that the example is back. */
  readonly onClose: () => void;
};

/** How a request ended, with all that came back. */
export function OutcomeView(props: Props): ReactNode {
  const {operation, outcome, request, curl, isLocal, onForm, onClose} = props;
  const section = useRef<HTMLElement>(null);
  const reported = reportedError(operation, outcome);
  const {title, details, tone, offerCurl} = describeOutcome(outcome, {
    broadcasts: operation.broadcasts,
    isLocal,
    hasNodeError: reported !== undefined,
  });
  useEffect(() => {
    // The page's example gives way to what really came.
    const example = section.current
      ?.closest('.api-act')
      ?.querySelector<HTMLElement>('.api-examples');
    if (example) example.hidden = true;
    // A long form may leave no room for it.
    section.current?.scrollIntoView({block: 'nearest'});
    return () => {
      if (example) example.hidden = false;
    };
  }, []);
  return (
    // Escape leads back from everything in it, as its button does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className="rq-outcome"
      aria-label="Outcome"
      onKeyDown={({key}) => key === 'Escape' && onForm()}
    >
      <p className={`rq-title rq-title--${tone}`}>{title}</p>
      <p className="rq-hint" translate="no">
        {request.method} {request.url}
      </p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {reported !== undefined && (
        <p className="rq-note rq-note--bad">
          The node reports an error: <bdi>{visibleText(reported)}</bdi>
        </p>
      )}
      {offerCurl && <CodeText text={curl} label="curl line" />}
      <Reply operation={operation} outcome={outcome} />
      {'reply' in outcome && <Headers reply={outcome.reply} />}
      <div className="rq-bar rq-back">
        <button type="button" className="rq-link" onClick={onForm}>
          Back to the form
        </button>
        <button type="button" className="rq-link" onClick={onClose}>
          Show the example again
        </button>
      </div>
    </section>
  );
}

function Reply({operation, outcome}: Pick<Props, 'operation' | 'outcome'>): ReactNode {
  const json =
    outcome.kind === 'answered'
      ? outcome
      : outcome.kind === 'httpError' && outcome.body.kind === 'json'
        ? outcome.body
        : undefined;
  // An error inside a reply has the form of an error, whatever its status.
  const isError = reportedError(operation, outcome) !== undefined;
  const status = isError ? 500 : 'reply' in outcome ? outcome.reply.status : 0;
  const comparison = useMemo(
    () => (json ? compare(operation, status, json.value) : undefined),
    [operation, status, json],
  );
  if (json && comparison)
    return <ReplyJson operation={operation} {...json} comparison={comparison} />;
  if (outcome.kind === 'notJson') return <PlainText text={outcome.text} slug={operation.slug} />;
  if (outcome.kind === 'httpError' && outcome.body.kind === 'text') {
    return (
      <>
        <p>{outcome.body.why}</p>
        <PlainText text={outcome.body.text} slug={operation.slug} />
      </>
    );
  }
  if (outcome.kind === 'tooLarge' && outcome.file) {
    const {file} = outcome;
    return (
      <div className="rq-bar">
        <button
          type="button"
          className="rq-button"
          onClick={() => download(`${operation.slug}.json`, file)}
        >
          Download reply
        </button>
      </div>
    );
  }
  return null;
}

function PlainText({text, slug}: {readonly text: string; readonly slug: string}): ReactNode {
  const shown = useRef<HTMLPreElement>(null);
  if (text === '') return null;
  return (
    <>
      <ScrollText
        ref={shown}
        text={visibleText(text)}
        label="Text of the reply"
        className="rq-text"
      />
      <div className="rq-bar">
        <CopyButton
          label="Copy reply"
          text={() => visibleText(text)}
          shown={() => shown.current as Element}
          className="rq-button"
        />
        <button
          type="button"
          className="rq-button"
          onClick={() =>
            download(`${slug}.txt`, new Blob([text], {type: 'application/octet-stream'}))
          }
        >
          Download reply
        </button>
      </div>
    </>
  );
}

function Headers({reply}: {readonly reply: ReplyFacts}): ReactNode {
  return (
    <details className="rq-headers">
      <summary>Headers that the page may see ({reply.headers.length})</summary>
      <dl translate="no">
        {reply.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{visibleText(name)}</dt>
            <dd>
              <bdi>{visibleText(value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
