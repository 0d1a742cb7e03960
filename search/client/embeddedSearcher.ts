import {openIndex} from '../engine/openIndex';
import type {Searcher} from '../searcher';

/** A file that takes longer counts as lost, in ms. */
const TIMEOUT_MS = 20_000;

let searcher: Searcher | undefined;

/**
 * Searches the index of this site in the browser. Only files of this site are requested. All pages
 * share one searcher, which keeps what it has read.
 *
 * @param baseUrl path of the site's root, with a slash at the end
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

/** Files of a build never change. The manifest is revalidated; offline, the cached one is used. */
async function readFile(url: string, path: string, fresh: boolean): Promise<string> {
  const get = async (cache: RequestCache) => {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (!response.ok) throw new Error(`[search] ${path}: status ${response.status}.`);
    return response.text();
  };
  if (fresh) return get('reload');
  if (path.startsWith('assets/')) return get('force-cache');
  return get('no-cache').catch(() => get('force-cache'));
}
