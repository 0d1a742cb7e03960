import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type {OperationDocument} from '../schema/operation';
import './api-panel.css';
import {BodyField} from './BodyField';
import {buildRequest} from '../request/buildRequest';
import {BODY, checkForm, type FormErrors} from '../request/checkForm';
import {hasCall} from '../request/cometArguments';
import {CodeText} from './ScrollText';
import {ConfirmDialog} from './ConfirmDialog';
import {describeOutcome} from '../request/describeOutcome';
import {exampleBody} from '../request/sampleForm';
import {reportedError} from '../request/nodeError';
import {OutcomeView} from './OutcomeView';
import {checkOwnServer} from '../request/ownServer';
import {readPageQuery} from '../request/pageQuery';
import {ParameterField} from './ParameterField';
import {mayAsk} from '../request/servers';
import type {Form} from '../request/buildRequest';
import {sampleForm} from '../request/sampleForm';
import {NO_SERVER, samples} from '../request/samples';
import {SampleTabs} from './SampleTabs';
import {sendRequest} from '../request/sendRequest';
import {firstChoice, rememberChoice} from './serverMemory';
import {ServerField} from './ServerField';
import {namedServers, networkNames, type ServerChoice} from '../request/servers';
import {TransportField} from './TransportField';
import {usePageQuery} from './usePageQuery';

type Props = {
  readonly operation: OperationDocument;
  /** Whether the reader asked for the form, so that it may take the focus. */
  readonly takeFocus: boolean;
};

/** The samples of an operation, its form, and what came of sending it. */
export default function RequestPanel({operation, takeFocus}: Props): ReactNode {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const servers = useMemo(() => namedServers(operation), [operation]);
  const [linked] = useState(() => readPageQuery(operation, window.location.search));
  const [choice, setChoice] = useState(() => firstChoice(operation.api, servers, linked.server));
  const [form, setForm] = useState<Form>(() => ({
    values: linked.values,
    body: operation.broadcasts ? '' : exampleBody(operation),
    transport: linked.transport ?? 'uri',
  }));
  const [errors, setErrors] = useState<FormErrors>({});
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState<AbortController>();
  const [ended, setEnded] = useState<ComponentProps<typeof OutcomeView>>();
  const [said, setSaid] = useState('');

  const server = servers.find((entry) => choice.kind === 'named' && entry.id === choice.id);
  const own = choice.kind === 'own' ? checkOwnServer(choice.url) : undefined;
  const base = server?.url ?? (own && 'url' in own ? own.url : undefined);
  const shown = sampleForm(operation, form);
  const all = samples(operation, base ?? NO_SERVER, shown, server?.network);
  const curl = all[0]?.text ?? '';
  const isAllowed = base !== undefined && mayAsk(base);
  const place = server ? networkNames[server.network] : 'your own server';

  const fieldId = (name: string) => `${id}-${name === BODY ? 'body' : `p-${name}`}`;
  const changed = usePageQuery(operation, form, choice.kind === 'named' ? choice.id : undefined);

  const toForm = () => {
    const first = () =>
      fields.current?.querySelector<HTMLElement>('input:not([type=radio]), textarea, [data-send]');
    (lastField.current ?? first())?.focus();
  };
  useEffect(() => {
    if (takeFocus) toForm();
  }, [takeFocus]);
  // What is still under way when the page is left is of no use to anyone.
  useEffect(() => () => sending?.abort(), [sending]);

  const choose = (next: ServerChoice) => {
    setChoice(next);
    rememberChoice(operation.api, next);
    changed();
  };
  const fill = (change: Partial<Form>) => {
    setForm((before) => ({...before, ...change}));
    changed();
  };
  const setValue = (name: string, value: string) => {
    setForm((before) => ({...before, values: {...before.values, [name]: value}}));
    setErrors((before) => ({...before, [name]: undefined}));
    changed();
  };

  const send = async () => {
    if (base === undefined) return;
    setAsking(false);
    const controller = new AbortController();
    setSending(controller);
    setEnded(undefined);
    setSaid('Sending…');
    const isLocal = server?.network === 'local' || choice.kind === 'own';
    const request = buildRequest(operation, base, form);
    const outcome = await sendRequest(request, controller.signal);
    setSending((current) => (current === controller ? undefined : current));
    setEnded({operation, outcome, request, curl, isLocal, onForm: toForm, onClose: close});
    const hasNodeError = reportedError(operation, outcome) !== undefined;
    const {broadcasts} = operation;
    setSaid(describeOutcome(outcome, {broadcasts, isLocal, hasNodeError}).title);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || !isAllowed) return;
    const wrong = checkForm(operation, form);
    setErrors(wrong);
    const names = Object.keys(wrong);
    if (names.length > 0) {
      setSaid(`${names.length} ${names.length === 1 ? 'field needs' : 'fields need'} correction.`);
      const order = [...operation.parameters.map(({name}) => name), BODY];
      const first = order.find((name) => wrong[name] !== undefined);
      if (first !== undefined) document.getElementById(fieldId(first))?.focus();
      return;
    }
    if (operation.broadcasts) setAsking(true);
    else void send();
  };
  const close = () => {
    setEnded(undefined);
    toForm();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // In a field of several lines Enter alone begins a new one.
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSend) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const abort = () => {
    sending?.abort();
    // Its button goes away; the next thing to do is to send again.
    sendButton.current?.focus();
  };

  return (
    <div className="rq">
      <SampleTabs samples={all} />
      {/* The key is for every field of it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-label="Send a request">
        <details className="api-inside rq-form" open>
          <summary>Send a request</summary>
          <div
            ref={fields}
            onFocus={({target}) => {
              if (target.matches('input, select, textarea')) lastField.current = target;
            }}
          >
            <ServerField servers={servers} choice={choice} onChoice={choose} />
            {hasCall(operation) && (
              <TransportField value={form.transport} onValue={(transport) => fill({transport})} />
            )}
            {operation.parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                defs={operation.$defs}
                id={fieldId(parameter.name)}
                value={form.values[parameter.name] ?? ''}
                error={errors[parameter.name]}
                onValue={(value) => setValue(parameter.name, value)}
              />
            ))}
            {operation.body && (
              <BodyField
                operation={operation}
                id={fieldId(BODY)}
                value={form.body}
                error={errors[BODY]}
                onValue={(body) => {
                  fill({body});
                  setErrors((before) => ({...before, [BODY]: undefined}));
                }}
              />
            )}
            {base !== undefined && !isAllowed && (
              <div className="rq-note">
                <p>
                  This page cannot send to <code translate="no">{base}</code>: the site lets pages
                  reach only the servers that it names, so that what you type can go nowhere else.
                  Run the line yourself:
                </p>
                <CodeText text={curl} label="curl line" />
              </div>
            )}
            <div>
              {(base === undefined || isAllowed) && (
                <button
                  ref={sendButton}
                  type="submit"
                  className="button button--primary"
                  data-send
                  aria-disabled={sending !== undefined || base === undefined}
                >
                  {sending ? 'Sending…' : 'Send'}
                </button>
              )}
              {sending && (
                <button type="button" className="button" onClick={abort}>
                  Abort
                </button>
              )}
            </div>
          </div>
        </details>
      </form>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {ended && <OutcomeView {...ended} />}
      {asking && base !== undefined && (
        <ConfirmDialog
          operation={operation.title}
          network={place}
          url={base}
          onCancel={() => setAsking(false)}
          onConfirm={() => void send()}
        />
      )}
    </div>
  );
}
