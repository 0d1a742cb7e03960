import {createStorageSlot} from '@docusaurus/theme-common';
import {
  useCallback,
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
import {buildRequest, type Form} from '../request/buildRequest';
import {BODY, checkForm, type FormErrors} from '../request/checkForm';
import {hasCall} from '../request/cometArguments';
import {describeOutcome, reportedError} from '../request/describeOutcome';
import {checkOwnServer} from '../request/ownServer';
import {readPageQuery, writePageQuery} from '../request/pageQuery';
import {exampleBody, sampleForm} from '../request/sampleForm';
import {NO_SERVER, samples} from '../request/samples';
import {sendRequest} from '../request/sendRequest';
import {
  firstChoice,
  maySendTo,
  namedServers,
  networkNames,
  storedChoice,
  type ServerChoice,
} from '../request/servers';
import './api-panel.css';
import {ConfirmDialog} from './ConfirmDialog';
import {BodyField, ParameterField, ServerField, TransportField} from './fields';
import {CurlBlock, OutcomeView} from './OutcomeView';
import {SampleTabs} from './SampleTabs';

/** Debounce delay in ms: browsers reject frequent changes of the URL. */
const DEBOUNCE_MS = 300;

type Props = {
  readonly operation: OperationDocument;
  /** Whether the reader opened the form and it may take the focus. */
  readonly takeFocus: boolean;
};

/** The samples of an operation, its form, and the outcome of sending it. */
export default function RequestPanel({operation, takeFocus}: Props): ReactNode {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const servers = useMemo(() => namedServers(operation), [operation]);
  const [linked] = useState(() => readPageQuery(operation, window.location.search));
  // A choice must not affect another API.
  const slot = createStorageSlot(`babylon-docs.api.${operation.api}.server`);
  const [choice, setChoice] = useState(() => firstChoice(servers, linked.server, slot.get()));
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
  const isAllowed = base !== undefined && maySendTo(base);
  const place = server ? networkNames[server.network] : 'your own server';

  const fieldId = (name: string) => `${id}-${name === BODY ? 'body' : `p-${name}`}`;
  const changed = usePageQuery(operation, form, choice.kind === 'named' ? choice.id : undefined);

  const toForm = () => {
    const first = () => fields.current?.querySelector<HTMLElement>('input, textarea, [data-send]');
    (lastField.current ?? first())?.focus();
  };
  useEffect(() => {
    if (takeFocus) toForm();
  }, [takeFocus]);
  // Cancel a pending request when the reader leaves the page.
  useEffect(() => () => sending?.abort(), [sending]);

  const choose = (next: ServerChoice) => {
    setChoice(next);
    const stored = storedChoice(next);
    if (stored !== undefined) slot.set(stored);
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
    const reported = reportedError(operation, outcome);
    const context = {
      broadcasts: operation.broadcasts,
      isLocal,
      hasNodeError: reported !== undefined,
    };
    const description = describeOutcome(outcome, context);
    const handlers = {onForm: toForm, onClose: close};
    setEnded({operation, outcome, description, reported, request, curl, ...handlers});
    setSaid(description.title);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || !isAllowed) return;
    const wrong = checkForm(operation, form);
    setErrors(wrong);
    const names = Object.keys(wrong);
    const [first] = names;
    if (first !== undefined) {
      const fields = names.length === 1 ? 'field needs' : 'fields need';
      setSaid(`${names.length} ${fields} to be corrected.`);
      document.getElementById(fieldId(first))?.focus();
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
    // In a textarea Enter alone starts a new line.
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSend) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const abort = () => {
    sending?.abort();
    // The Abort button disappears.
    sendButton.current?.focus();
  };

  return (
    <div className="rq">
      <SampleTabs samples={all} />
      {/* The shortcut works in every field. */}
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
              <div className="theme-admonition theme-admonition-warning rq-note">
                <p>
                  This page cannot send to <code translate="no">{base}</code>: the site's security
                  policy allows requests only to the listed servers, so that nothing you type can go
                  anywhere else. Run the command yourself:
                </p>
                <CurlBlock text={curl} />
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
                <button type="button" className="button rq-button" onClick={abort}>
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

/**
 * Keeps the page's URL in sync with the form after the reader's first change.
 *
 * @param server id of a listed server
 * @returns a function to call when the reader changes something
 */
function usePageQuery(
  operation: OperationDocument,
  form: Form,
  server: string | undefined,
): () => void {
  const [isChanged, setChanged] = useState(false);
  const {values, transport} = form;
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search, hash} = window.location;
      const query = writePageQuery(operation, search, {values, transport}, server);
      try {
        window.history.replaceState(window.history.state, '', pathname + query + hash);
      } catch {
        // The browser rejected the change; the next change updates the URL.
      }
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isChanged, operation, values, transport, server]);
  return useCallback(() => setChanged(true), []);
}
