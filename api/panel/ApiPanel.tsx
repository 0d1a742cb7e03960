import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import type {Sample} from '../request/samples';
import {SampleTabs} from './SampleTabs';

type Props = {
  /** File of the operation, relative to `/openapi/`. */
  readonly file: string;
  /** The example request in each language: `Sample[]` as JSON. */
  readonly samples: string;
};

const importPanel = () => import('./RequestPanel');

async function load(url: string) {
  const [{default: Panel}, response] = await Promise.all([
    importPanel(),
    fetch(url, {credentials: 'omit'}),
  ]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return {Panel, operation: (await response.json()) as OperationDocument};
}

/**
 * The example request of an operation, and the line that opens its form. Most readers never send a
 * request, so the form's code and the operation's document are loaded only when it is opened.
 */
export default function ApiPanel({file, samples}: Props): ReactNode {
  const url = useBaseUrl(`/openapi/${file}`);
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [live, setLive] = useState<Awaited<ReturnType<typeof load>> & {takeFocus: boolean}>();

  // A link to a filled-in request opens the form but never sends the request.
  useEffect(() => setOpen(window.location.search !== ''), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    load(url).then(
      (loaded) => {
        const takeFocus = fold.current?.contains(document.activeElement) ?? false;
        if (!isLeft) setLive({...loaded, takeFocus});
      },
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isOpen, url]);

  if (live) return <live.Panel operation={live.operation} takeFocus={live.takeFocus} />;
  const prepare = () => void importPanel().catch(() => undefined);
  return (
    <div className="rq">
      <SampleTabs samples={JSON.parse(samples) as Sample[]} />
      <details
        ref={fold}
        className="api-inside rq-form"
        open={isOpen}
        onToggle={({currentTarget}) => setOpen(currentTarget.open)}
      >
        <summary onPointerEnter={prepare} onFocus={prepare}>
          Send a request
        </summary>
        <noscript>Sending from this page requires JavaScript; the curl command does not.</noscript>
      </details>
      <p role="status" className={hasFailed ? undefined : 'visually-hidden'}>
        {hasFailed &&
          !isOpen &&
          'The form could not be loaded. Check your connection and open it again.'}
      </p>
    </div>
  );
}
