import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import type {Sample} from '../request/samples';
import {SampleTabs} from './SampleTabs';

type Props = {
  /** JSON document of the operation, relative to `/openapi/`. */
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
 * The example request of an operation, and a fold that contains its form. Most readers never send a
 * request, so the form's code and the operation's document are loaded only when the fold is opened.
 */
export default function ApiPanel({file, samples}: Props): ReactNode {
  const url = useBaseUrl(`/openapi/${file}`);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> & {takeFocus: boolean}>();

  // A link to a filled-in request opens the form but never sends the request.
  useEffect(() => setOpen(window.location.search !== ''), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isStale = false;
    load(url).then(
      (result) => {
        const takeFocus = details.current?.contains(document.activeElement) ?? false;
        if (!isStale) setLoaded({...result, takeFocus});
      },
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isOpen, url]);

  if (loaded) return <loaded.Panel operation={loaded.operation} takeFocus={loaded.takeFocus} />;
  const preload = () => void importPanel().catch(() => undefined);
  return (
    <div className="rq">
      <SampleTabs samples={JSON.parse(samples) as Sample[]} />
      <details
        ref={details}
        className="api-inside rq-form"
        open={isOpen}
        onToggle={({currentTarget}) => setOpen(currentTarget.open)}
      >
        <summary onPointerEnter={preload} onFocus={preload}>
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
