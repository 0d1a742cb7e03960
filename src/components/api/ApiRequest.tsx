import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import type {ApiId, OperationDocument} from '../../../api-client/operation';

type Panel = typeof import('./panel/RequestPanel').default;
type Props = {readonly api: ApiId; readonly slug: string};
type State =
  {kind: 'closed' | 'loading' | 'failed'} | ({kind: 'open'; Panel: Panel} & ComponentProps<Panel>);

const loading = new Map<string, Promise<[Panel, OperationDocument]>>();

/** Loads panel and document once for each page; a failed attempt can be made again. */
function load(url: string): Promise<[Panel, OperationDocument]> {
  const known = loading.get(url);
  // While pages are written the document changes under an open page.
  if (known && process.env.NODE_ENV !== 'development') return known;
  const document = fetch(url, {credentials: 'omit'}).then((reply) => {
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    return reply.json() as Promise<OperationDocument>;
  });
  const panel = import('./panel/RequestPanel').then((module) => module.default);
  const both = Promise.all([panel, document]);
  loading.set(url, both);
  both.catch(() => loading.delete(url));
  return both;
}

/** The place of the request panel on an operation's page; the panel itself is loaded when used. */
export function ApiRequest({api, slug}: Props): ReactNode {
  const url = useBaseUrl(`/openapi/${api}/${slug}.json`);
  return <Island key={url} url={url} />;
}

function Island({url}: {readonly url: string}): ReactNode {
  const [state, setState] = useState<State>({kind: 'closed'});
  const prepare = () => void load(url).catch(() => undefined);
  const open = (takeFocus: boolean) => {
    setState({kind: 'loading'});
    load(url).then(
      ([Panel, operation]) => setState({kind: 'open', Panel, operation, takeFocus}),
      () => setState({kind: 'failed'}),
    );
  };
  useEffect(() => {
    // A link to a filled-in request shows it; it is never sent by itself.
    if (window.location.search !== '') open(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, []);
  if (state.kind === 'open') {
    return <state.Panel operation={state.operation} takeFocus={state.takeFocus} />;
  }
  return (
    <div className="margin-vert--md">
      <button
        type="button"
        className="button button--primary"
        aria-busy={state.kind === 'loading'}
        onClick={() => open(true)}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {state.kind === 'loading' ? 'Loading…' : 'Send request'}
      </button>
      <span role="status">
        {state.kind === 'failed' &&
          ' The form could not be loaded. Check the connection and try again.'}
      </span>
      <noscript> Sending from this page needs JavaScript; a command line does not.</noscript>
    </div>
  );
}
