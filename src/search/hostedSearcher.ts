import type {ClientOptions} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import type {HitsQuery} from '../../search/answer/types';
import type {SearchOption} from '../../config/search';
import {searchWindow} from '../../config/searchWindow';
import {hostsCache} from './hostsCache';
import type {Searcher} from './searcher';

const LEVELS = Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`);

/**
 * The hosted service, asked by its own client.
 *
 * @param version of the framework, which the service is told
 * @param options of the client; a test gives its own requester
 */
export function hostedSearcher(
  {appId, apiKey, indexName}: Extract<SearchOption, {mode: 'hosted'}>,
  version: string,
  options: Pick<ClientOptions, 'requester'> = {},
): Searcher {
  const client = liteClient(appId, apiKey, {hostsCache: hostsCache(), ...options});
  client.addAlgoliaAgent('docusaurus', version);
  return {
    async find(queries) {
      const requests = queries.map((query) => ({indexName, ...requestOf(query)}));
      const {results} = await client.search({requests});
      return results;
    },
    async passages(question) {
      const path = `1/indexes/${encodeURIComponent(indexName)}/passages`;
      return (await client.customPost({path, body: {question}})).passages;
    },
    warmUp: () => undefined,
  };
}

function requestOf({words, excerpts, reranks, facetFilters, ...query}: HitsQuery) {
  return {
    ...query,
    facetFilters: facetFilters.map((any) => (typeof any === 'string' ? any : [...any])),
    clickAnalytics: searchWindow.insights,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url', ...(excerpts ? ['excerpt'] : [])],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...(!reranks && {enableReRanking: false}),
  };
}
