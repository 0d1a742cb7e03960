import type {Cache, ClientOptions, Host} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import type {SearchOption} from '../../config/search';
import {searchWindow} from '../../config/searchWindow';
import {PAGE_SIZE, type SearchRequest, type Searcher} from '../searcher';
import {readResults} from './readResults';

const LEVELS = Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`);

/** The hosted service pages through this many hits. */
const MAX_HITS = 10_000;

/** Filters that must all match; of a list, one entry must: `['language:en', ['docusaurus_tag:a']]`. */
export type FacetFilters = readonly (string | readonly string[])[];

type HostedOptions = {
  readonly facetFilters: FacetFilters;
  /** Version of the framework, sent as agent. */
  readonly version: string;
  /** A test passes its own. */
  readonly requester?: ClientOptions['requester'];
};

/** Searches with the hosted service's own client. */
export function hostedSearcher(
  {appId, apiKey, indexName}: Extract<SearchOption, {mode: 'hosted'}>,
  {facetFilters, version, requester}: HostedOptions,
): Searcher {
  const client = liteClient(appId, apiKey, {
    hostsCache: hostsCache(),
    ...(requester && {requester}),
  });
  client.addAlgoliaAgent('docusaurus', version);
  const ask = async (request: SearchRequest) => {
    const filters = facetFilters.map((any) => (typeof any === 'string' ? any : [...any]));
    const body = {indexName, ...bodyOf(request), facetFilters: filters};
    const {results} = await client.search({requests: [body]});
    return readResults(results[0], request);
  };
  return {
    async search(request) {
      const page = Math.min(request.page, MAX_HITS / PAGE_SIZE);
      const results = await ask({...request, page});
      return page > results.pages ? ask({...request, page: results.pages}) : results;
    },
    warmUp: () => undefined,
  };
}

function bodyOf({query, page, snippetWords}: SearchRequest) {
  return {
    query,
    page: page - 1,
    hitsPerPage: PAGE_SIZE,
    clickAnalytics: searchWindow.insights,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/**
 * Remembers which hosts are down, for the official client's option `hostsCache`. Its own caches
 * (5.64) never do: they store a host's state under a key that holds the state, and look it up
 * without, so a dead host is tried first by every search instead of once in 120 s.
 */
export function hostsCache(): Cache {
  const states = new Map<string, unknown>();
  const nameOf = (key: Parameters<Cache['get']>[0]) => {
    const {protocol, url, port, accept} = key as Host;
    return `${accept} ${protocol}://${url}:${port ?? ''}`;
  };
  return {
    async get<TValue>(key: Parameters<Cache['get']>[0], otherwise: () => Promise<TValue>) {
      return (states.get(nameOf(key)) as TValue | undefined) ?? (await otherwise());
    },
    set(key, value) {
      states.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear() {
      states.clear();
      return Promise.resolve();
    },
  };
}
