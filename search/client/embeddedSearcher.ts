import {openIndex} from '../engine/openIndex';
import type {Searcher} from '../searcher';

/** A file that hasn't arrived by then counts as lost, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Searches the index of this site in the browser. Only files of this site are requested.
 *
 * @param baseUrl absolute URL of the site's root, with a slash at the end
 */
export function embeddedSearcher(baseUrl: string): Searcher {
  const index = openIndex((path, fresh) => readFile(baseUrl + path, path, fresh));
  return {
    search: (request) => index.search(request),
    warmUp: () => void index.warmUp().catch(() => undefined),
  };
}

/** Files of a build never change. The manifest is validated, and the stored one serves offline. */
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
