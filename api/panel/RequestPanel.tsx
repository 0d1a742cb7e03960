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
import {supportsJsonRpc} from '../request/cometArguments';
import {describeOutcome, reportedError} from '../request/describeOutcome';
import {checkCustomServer} from '../request/customServer';
import {readPageQuery, writePageQuery} from '../request/pageQuery';
import {exampleBody, sampleForm} from '../request/sampleForm';
import {PLACEHOLDER_SERVER, requestSamples} from '../request/samples';
import {sendRequest} from '../request/sendRequest';
import {
  initialChoice,
  maySendTo,
  namedServers,
  networkNames,
  serializeChoice,
  type ServerChoice,
} from '../request/servers';
import './api-panel.css';
import {ConfirmDialog} from './ConfirmDialog';
import {BodyField, ParameterField, ServerField, TransportField} from './fields';
import {CurlBlock, OutcomeView} from './OutcomeView';
import {SampleTabs} from './SampleTabs';

/** Delay before the URL is updated, in ms, because browsers reject frequent updates. */
const DEBOUNCE_MS = 300;

type Props = {
  readonly operation: OperationDocument;
  /** Whether to focus the form, because the reader has just opened it. */
  readonly takeFocus: boolean;
};

/** The samples of an operation, its form, and the outcome of the last request. */
export default function RequestPanel({operation, takeFocus}: Props): ReactNode {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const servers = useMemo(() => namedServers(operation), [operation]);
  const [pageQuery] = useState(() => readPageQuery(operation, window.location.search));
  // Every API has its own slot, so that a choice doesn't affect another API.
  const slot = createStorageSlot(`babylon-docs.api.${operation.api}.server`);
  const [choice, setChoice] = useState(() => initialChoice(servers, pageQuery.server, slot.get()));
  const [form, setForm] = useState<Form>(() => ({
    values: pageQuery.values,
    body: operation.broadcasts ? '' : exampleBody(operation),
    transport: pageQuery.transport ?? 'uri',
  }));
  const [errors, setErrors] = useState<FormErrors>({});
  const [isConfirming, setConfirming] = useState(false);
  const [activeRequest, setActiveRequest] = useState<AbortController>();
  const [result, setResult] = useState<ComponentProps<typeof OutcomeView>>();
  const [announcement, setAnnouncement] = useState('');

  const server = servers.find((entry) => choice.kind === 'named' && entry.id === choice.id);
  const custom = choice.kind === 'custom' ? checkCustomServer(choice.url) : undefined;
  const base = server?.url ?? (custom && 'url' in custom ? custom.url : undefined);
  const completedForm = sampleForm(operation, form);
  const samples = requestSamples(
    operation,
    base ?? PLACEHOLDER_SERVER,
    completedForm,
    server?.network,
  );
  const curl = samples[0]?.text ?? '';
  const isAllowed = base !== undefined && maySendTo(base);
  const targetName = server ? networkNames[server.network] : 'your own server';

  const fieldId = (name: string) => `${id}-${name === BODY ? 'body' : `p-${name}`}`;
  const markChanged = usePageQuery(
    operation,
    form,
    choice.kind === 'named' ? choice.id : undefined,
  );

  const focusForm = () => {
    const first = () => fields.current?.querySelector<HTMLElement>('input, textarea, [data-send]');
    (lastField.current ?? first())?.focus();
  };
  useEffect(() => {
    if (takeFocus) focusForm();
  }, [takeFocus]);
  // Cancel a pending request when the reader leaves the page.
  useEffect(() => () => activeRequest?.abort(), [activeRequest]);

  const selectServer = (next: ServerChoice) => {
    setChoice(next);
    const stored = serializeChoice(next);
    if (stored !== undefined) slot.set(stored);
    markChanged();
  };
  const updateForm = (change: Partial<Form>) => {
    setForm((current) => ({...current, ...change}));
    markChanged();
  };
  const setValue = (name: string, value: string) => {
    setForm((current) => ({...current, values: {...current.values, [name]: value}}));
    setErrors((current) => ({...current, [name]: undefined}));
    markChanged();
  };

  const send = async () => {
    if (base === undefined) return;
    setConfirming(false);
    const controller = new AbortController();
    setActiveRequest(controller);
    setResult(undefined);
    setAnnouncement('Sending…');
    const isLocal = server?.network === 'local' || choice.kind === 'custom';
    const request = buildRequest(operation, base, form);
    const outcome = await sendRequest(request, controller.signal);
    setActiveRequest((current) => (current === controller ? undefined : current));
    const nodeError = reportedError(operation, outcome);
    const context = {
      broadcasts: operation.broadcasts,
      isLocal,
      hasNodeError: nodeError !== undefined,
    };
    const description = describeOutcome(outcome, context);
    const handlers = {onBackToForm: focusForm, onClose: closeResult};
    setResult({operation, outcome, description, nodeError, request, curl, ...handlers});
    setAnnouncement(description.title);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (activeRequest || !isAllowed) return;
    const formErrors = checkForm(operation, form);
    setErrors(formErrors);
    const invalidNames = Object.keys(formErrors);
    const [first] = invalidNames;
    if (first !== undefined) {
      const fields = invalidNames.length === 1 ? 'field needs' : 'fields need';
      setAnnouncement(`${invalidNames.length} ${fields} to be corrected.`);
      document.getElementById(fieldId(first))?.focus();
      return;
    }
    if (operation.broadcasts) setConfirming(true);
    else void send();
  };
  const closeResult = () => {
    setResult(undefined);
    focusForm();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // In a textarea, Enter alone starts a new line.
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  const abort = () => {
    activeRequest?.abort();
    // The Abort button, which has the focus, is about to disappear.
    sendButton.current?.focus();
  };

  return (
    <div className="rq">
      <SampleTabs samples={samples} />
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
            <ServerField servers={servers} choice={choice} onChoiceChange={selectServer} />
            {supportsJsonRpc(operation) && (
              <TransportField
                value={form.transport}
                onValueChange={(transport) => updateForm({transport})}
              />
            )}
            {operation.parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                defs={operation.$defs}
                id={fieldId(parameter.name)}
                value={form.values[parameter.name] ?? ''}
                error={errors[parameter.name]}
                onValueChange={(value) => setValue(parameter.name, value)}
              />
            ))}
            {operation.body && (
              <BodyField
                operation={operation}
                id={fieldId(BODY)}
                value={form.body}
                error={errors[BODY]}
                onValueChange={(body) => {
                  updateForm({body});
                  setErrors((current) => ({...current, [BODY]: undefined}));
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
                  aria-disabled={activeRequest !== undefined || base === undefined}
                >
                  {activeRequest ? 'Sending…' : 'Send'}
                </button>
              )}
              {activeRequest && (
                <button type="button" className="button rq-button" onClick={abort}>
                  Abort
                </button>
              )}
            </div>
          </div>
        </details>
      </form>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {result && <OutcomeView {...result} />}
      {isConfirming && base !== undefined && (
        <ConfirmDialog
          operation={operation.title}
          network={targetName}
          url={base}
          onCancel={() => setConfirming(false)}
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
