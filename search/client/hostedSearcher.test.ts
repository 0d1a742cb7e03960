import type {EndRequest} from '@algolia/client-common';
import {expect, test} from 'vitest';
import {hostedSearcher} from './hostedSearcher';

/** A searcher whose service returns the responses in order, and the requests that the service received. */
function mockSearcher(...responses: object[]) {
  const requests: EndRequest[] = [];
  const send = (request: EndRequest) => {
    requests.push(request);
    const content = JSON.stringify({results: [responses[requests.length - 1] ?? {hits: []}]});
    return Promise.resolve({status: 200, content, isTimedOut: false});
  };
  const option = {mode: 'hosted', appId: 'APP', apiKey: 'K', indexName: 'docs'} as const;
  const facetFilters = ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']];
  const searcher = hostedSearcher(option, {facetFilters, version: '3.10.2', requester: {send}});
  const bodies = () =>
    requests.map(({data}) => (JSON.parse(String(data)) as {requests: object[]}).requests[0]);
  return {requests, bodies, searcher};
}

test('a query is sent in the format that the service expects', async () => {
  const {requests, bodies, searcher} = mockSearcher({hits: [], nbHits: 0});
  const results = await searcher.search({query: 'stake', page: 1, snippetWords: 5});
  expect(results).toMatchObject({query: 'stake', total: 0, page: 1, pages: 1});
  const url = requests[0]?.url ?? '';
  expect(url).toMatch(/^https:\/\/app-dsn\.algolia\.net\/1\/indexes\/\*\/queries\?/i);
  expect(decodeURIComponent(url)).toMatch(/x-algolia-agent=.*docusaurus \(3\.10\.2\)/);
  expect(bodies()[0]).toEqual({
    indexName: 'docs',
    query: 'stake',
    page: 0,
    hitsPerPage: 20,
    clickAnalytics: false,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      ...['content', 'type', 'url'],
    ],
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:5`),
      'content:5',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']],
  });
});

test('a page number past the end returns the last page', async () => {
  const {bodies, searcher} = mockSearcher({hits: [], nbPages: 3}, {hits: [], nbPages: 3});
  const results = await searcher.search({query: 'stake', page: 1e30, snippetWords: 10});
  expect(results.page).toBe(3);
  expect(bodies()).toMatchObject([{page: 499}, {page: 2}]);
});
