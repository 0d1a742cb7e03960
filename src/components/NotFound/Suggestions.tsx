import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {findPages, type Suggestion} from './findPages';

type Found =
  | {readonly state: 'loading'}
  | {readonly state: 'error'}
  | {readonly state: 'ready'; readonly pages: readonly Suggestion[]};

/** Up to five existing pages whose addresses are nearest to the asked one, each with the reason. */
export default function Suggestions({asked}: {readonly asked: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const list = useBaseUrl('/pages.json');
  const [found, setFound] = useState<Found>({state: 'loading'});

  const load = useCallback(() => {
    let isWanted = true;
    const show = (next: Found) => {
      if (isWanted) setFound(next);
    };
    setFound({state: 'loading'});
    const below = asked.startsWith(baseUrl) ? asked.slice(baseUrl.length - 1) : asked;
    findPages(below, list, baseUrl).then(
      (pages) => show({state: 'ready', pages}),
      () => show({state: 'error'}),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, list, baseUrl]);
  useEffect(load, [load]);

  if (found.state === 'error') {
    return (
      <div role="alert">
        <p>The list of pages did not load. You may be offline.</p>
        <p>
          <button type="button" className="button button--primary" onClick={load}>
            Retry
          </button>
        </p>
      </div>
    );
  }
  const pages = found.state === 'ready' ? found.pages : [];
  return (
    <>
      <p role="status">{message(found.state, pages.length)}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map(({path, title, why}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <br />
              <code translate="no">{path}</code>: {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function message(state: 'loading' | 'ready', count: number): string {
  if (state === 'loading') return 'Looking for pages with an address like this…';
  if (count === 0) return 'No page of this site has an address like this.';
  return count === 1 ? 'The nearest page is:' : 'The nearest pages are:';
}
