import {createMemoryCache, type Cache, type ClientOptions, type Host} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import type {SearchOption} from '../../config/search';
import {searchWindow} from '../../config/searchWindow';
import {PAGE_SIZE, type SearchRequest, type Searcher} from '../searcher';
import {readResults} from './readResults';

const LEVELS = Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`);

/** Maximum number of hits that the hosted service returns across all pages. */
const MAX_HITS = 10_000;

/** Filters that must all match; of a nested list, one must: `['language:en', ['docusaurus_tag:a']]`. */
export type FacetFilters = readonly (string | readonly string[])[];

type HostedOptions = {
  readonly facetFilters: FacetFilters;
  /** Docusaurus version, sent to the service as `x-algolia-agent`. */
  readonly version: string;
  /** Replaces the client's requester in tests. */
  readonly requester?: ClientOptions['requester'];
};

/** Searches with the hosted service's official client. */
export function hostedSearcher(
  {appId, apiKey, indexName}: Extract<SearchOption, {mode: 'hosted'}>,
  {facetFilters, version, requester}: HostedOptions,
): Searcher {
  const client = liteClient(appId, apiKey, {
    hostsCache,
    ...(requester && {requester}),
  });
  client.addAlgoliaAgent('docusaurus', version);
  const fetchResults = async (request: SearchRequest) => {
    const mutableFilters = facetFilters.map((filter) =>
      typeof filter === 'string' ? filter : [...filter],
    );
    const body = {indexName, ...requestBody(request), facetFilters: mutableFilters};
    const {results} = await client.search({requests: [body]});
    return readResults(results[0], request);
  };
  return {
    async search(request) {
      const page = Math.min(request.page, MAX_HITS / PAGE_SIZE);
      const results = await fetchResults({...request, page});
      return page > results.pages ? fetchResults({...request, page: results.pages}) : results;
    },
    warmUp: () => undefined,
  };
}

function requestBody({query, page, snippetWords}: SearchRequest) {
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
 * Creates a cache for the official client's `hostsCache` option that remembers which hosts are down. The
 * client's own caches (as of 5.64) don't: their key for a host includes its state, so every search tries a
 * dead host first, instead of once every 120 s.
 */
export function createHostsCache(): Cache {
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

/** Shared by all clients, because each query creates a client. */
const hostsCache = createHostsCache();
