import {openIndex} from '../engine/openIndex';
import type {Searcher} from '../searcher';

/** Timeout for fetching a file of the index, in ms. */
const TIMEOUT_MS = 20_000;

let searcher: Searcher | undefined;

/**
 * Searches the index of this site in the browser. Only files of this site are requested. All pages
 * share one searcher, which caches the files that it has read.
 *
 * @param baseUrl path of the site's root, with a trailing slash
 */
export function embeddedSearcher(baseUrl: string): Searcher {
  if (!searcher) {
    const index = openIndex((path, fresh) => readFile(baseUrl + path, path, fresh));
    searcher = {
      search: (request) => index.search(request),
      warmUp: () => void index.warmUp().catch(() => undefined),
    };
  }
  return searcher;
}

/**
 * Reads files below `assets/` from the HTTP cache, because they never change. The manifest is revalidated;
 * offline, the cached copy is used.
 */
async function readFile(url: string, path: string, fresh: boolean): Promise<string> {
  const fetchText = async (cache: RequestCache) => {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (!response.ok) throw new Error(`[search] ${path}: status ${response.status}.`);
    return response.text();
  };
  if (fresh) return fetchText('reload');
  if (path.startsWith('assets/')) return fetchText('force-cache');
  return fetchText('no-cache').catch(() => fetchText('force-cache'));
}
