import type {SearchOption} from '../../config/search';
import type {Searcher} from '../searcher';
import type {FacetFilters} from './hostedSearcher';

export type SearcherOptions = {
  readonly option: SearchOption;
  /** Path of the site's root, with a slash at the end. */
  readonly baseUrl: string;
  readonly facetFilters: FacetFilters;
  /** Version of the framework. */
  readonly version: string;
};

let embedded: Promise<Searcher> | undefined;

/** Loads the code that answers queries. Rejects when it doesn't arrive; the next call tries again. */
export async function loadSearcher(options: SearcherOptions): Promise<Searcher> {
  const {option, baseUrl} = options;
  if (option.mode === 'hosted') return (await loadHosted()).hostedSearcher(option, options);
  if (!embedded) {
    embedded = loadEmbedded().then((module) =>
      module.embeddedSearcher(new URL(baseUrl, window.location.origin).href),
    );
    embedded.catch(() => (embedded = undefined));
  }
  return embedded;
}

/** Fetches the code that answers queries, and what the first query needs. */
export function warmUp({mode}: SearchOption, baseUrl: string): void {
  const options = {baseUrl, facetFilters: [], version: ''};
  const loading: Promise<unknown> =
    mode === 'hosted'
      ? loadHosted()
      : loadSearcher({...options, option: {mode, indexName: ''}}).then((one) => one.warmUp());
  // The first query reports a failure.
  loading.catch(() => undefined);
}

const loadHosted = () => import(/* webpackChunkName: "search-hosted" */ './hostedSearcher');
const loadEmbedded = () => import(/* webpackChunkName: "search-engine" */ './embeddedSearcher');
