import {createMemoryCache, type Cache, type ClientOptions, type Host} from '@algolia/client-common';
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
    hostsCache: hosts,
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
 * Remembers which hosts are down, for the official client's option `hostsCache`. Its own caches (5.64)
 * never do: the key under which they store a host's state includes the state, so a dead host is tried
 * first by every search instead of once in 120 s.
 */
export function hostsCache(): Cache {
  const cache = createMemoryCache({serializable: false});
  const keyOf = (host: object | string) => {
    const {accept, protocol, url, port} = host as Host;
    return {accept, protocol, url, port};
  };
  return {
    ...cache,
    get: (host, fallback, events) => cache.get(keyOf(host), fallback, events),
    set: (host, state) => cache.set(keyOf(host), state),
  };
}

/** All clients share it: one is made for each query. */
const hosts = hostsCache();
