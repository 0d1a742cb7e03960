import type {SearchOption} from '@site/config/search';
import type {Searcher} from '@site/src/search/searcher';
import {startEarly} from '@site/src/search/startWorker';

const loadHosted = () =>
  import(/* webpackChunkName: "search-hosted" */ '@site/src/search/hostedSearcher');

let made: Promise<Searcher> | undefined;

/**
 * Whoever answers queries in this build; the same for all who ask. No page needs the code before
 * its reader searches: it rejects when the code does not arrive, and the next call tries again.
 *
 * @param version of the framework
 */
export function loadSearcher(
  option: SearchOption,
  baseUrl: string,
  version?: string,
): Promise<Searcher> {
  if (!made) {
    made = load(option, baseUrl, version);
    made.catch(() => {
      made = undefined;
    });
  }
  return made;
}

async function load(option: SearchOption, baseUrl: string, version = ''): Promise<Searcher> {
  if (option.mode === 'hosted') return (await loadHosted()).hostedSearcher(option, version);
  const {embeddedSearcher} = await import(
    /* webpackChunkName: "search-client" */ '@site/src/search/embeddedSearcher'
  );
  return embeddedSearcher(new URL(baseUrl, window.location.origin).href);
}

/**
 * Fetches the code that answers, and what the first query needs. A failure shows at that query.
 *
 * @param query what is typed so far
 * @returns whether the worker that answers was started just now
 */
export function warmUp(option: SearchOption, baseUrl: string, query?: string): boolean {
  const isEmbedded = option.mode === 'embedded';
  const isStarted = isEmbedded && startEarly(baseUrl);
  const coming: Promise<unknown> = isEmbedded
    ? loadSearcher(option, baseUrl).then((searcher) => searcher.warmUp(query))
    : loadHosted();
  coming.catch(() => undefined);
  return isStarted;
}
