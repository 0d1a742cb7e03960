import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {redirects} from '@site/config/redirects';
import {nearestPages, type Suggestion} from './nearestPages';

type Result =
  | {readonly state: 'loading'}
  | {readonly state: 'error'}
  | {readonly state: 'ready'; readonly pages: readonly (Suggestion & {readonly title: string})[]};

/** Up to five existing pages whose addresses are closest to the missing one, each with the reason. */
export default function Suggestions({requested}: {readonly requested: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
  const listUrl = useBaseUrl('/pages.json');
  const [result, setResult] = useState<Result>({state: 'loading'});

  const load = useCallback(() => {
    const controller = new AbortController();
    const show = (next: Result) => {
      if (!controller.signal.aborted) setResult(next);
    };
    setResult({state: 'loading'});
    loadTitles(listUrl, baseUrl, controller.signal).then(
      (titles) => {
        const path = requested.startsWith(baseUrl)
          ? requested.slice(baseUrl.length - 1)
          : requested;
        const pages = nearestPages(path, [...titles.keys()], redirects).map((page) => ({
          ...page,
          title: titles.get(page.path.replace(/#.*/, '')) ?? page.path,
        }));
        show({state: 'ready', pages});
      },
      () => show({state: 'error'}),
    );
    return () => controller.abort();
  }, [requested, listUrl, baseUrl]);

  useEffect(load, [load]);

  if (result.state === 'error') {
    return (
      <div role="alert">
        <p>The list of pages failed to load. You may be offline.</p>
        <p>
          <button type="button" className="button button--primary" onClick={load}>
            Retry
          </button>
        </p>
      </div>
    );
  }
  const pages = result.state === 'ready' ? result.pages : [];
  return (
    <>
      <p role="status">{statusText(result.state, pages.length)}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map(({path, title, reason}) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <br />
              <code translate="no">{path}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function statusText(state: 'loading' | 'ready', count: number): string {
  if (state === 'loading') return 'Looking for pages with a similar address…';
  if (count === 0) return 'No page on this site has a similar address.';
  return count === 1 ? 'The closest match is:' : 'The closest matches are:';
}

/**
 * Loads the titles of all pages, by path below the base URL.
 *
 * @throws Error if the list can't be read, for example behind a captive portal
 */
async function loadTitles(
  url: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const response = await fetch(url, {signal});
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
  const titles = Object.entries((await response.json()) as Record<string, string>);
  return new Map(titles.map(([address, title]) => [address.slice(baseUrl.length - 1), title]));
}
