import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState, type ReactNode} from 'react';

type Found =
  | {readonly state: 'loading'}
  | {readonly state: 'error'}
  | {readonly state: 'ready'; readonly pages: readonly string[]};

/** Up to five existing pages whose addresses are nearest to the asked one. */
export default function Suggestions({asked}: {readonly asked: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const sitemap = useBaseUrl('/sitemap.xml');
  const [found, setFound] = useState<Found>({state: 'loading'});

  const load = useCallback(() => {
    let isWanted = true;
    const show = (next: Found) => {
      if (isWanted) setFound(next);
    };
    setFound({state: 'loading'});
    const below = asked.startsWith(baseUrl) ? asked.slice(baseUrl.length - 1) : asked;
    // The search for pages comes in only now: this component is part of every document's script.
    import('./findPages')
      .then(({findPages}) => findPages(below, sitemap, baseUrl))
      .then(
        (pages) => show({state: 'ready', pages}),
        () => show({state: 'error'}),
      );
    return () => {
      isWanted = false;
    };
  }, [asked, sitemap, baseUrl]);
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
          {pages.map((page) => (
            <li key={page}>
              <Link to={page} translate="no">
                {page}
              </Link>
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
