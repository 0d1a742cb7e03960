import type {EndRequest} from '@algolia/client-common';
import {expect, test} from 'vitest';
import {hostedSearcher} from './hostedSearcher';

/** A searcher whose service answers so, and what it was sent. */
function answering(body: object) {
  const asked: EndRequest[] = [];
  const send = (request: EndRequest) => {
    asked.push(request);
    return Promise.resolve({status: 200, content: JSON.stringify(body), isTimedOut: false});
  };
  const option = {mode: 'hosted', appId: 'APP', apiKey: 'K', indexName: 'docs'} as const;
  return {asked, searcher: hostedSearcher(option, '3.10.2', {requester: {send}})};
}

const QUERY = {
  query: 'stake',
  page: 0,
  hitsPerPage: 8,
  facetFilters: ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']],
  words: 5,
  excerpts: false,
  reranks: false,
};

test('queries go to the service in one request, in the form that it reads', async () => {
  const {asked, searcher} = answering({results: [{nbHits: 1}, {nbHits: 2}]});
  expect(await searcher.find([QUERY, {...QUERY, query: 'slash'}])).toEqual([
    {nbHits: 1},
    {nbHits: 2},
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/^https:\/\/app-dsn\.algolia\.net\/1\/indexes\/\*\/queries\?/i);
  const {requests} = JSON.parse(String(asked[0]?.data)) as {requests: object[]};
  expect(requests).toHaveLength(2);
  expect(requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'stake',
    hitsPerPage: 8,
    enableReRanking: false,
    highlightPreTag: '<mark>',
    facetFilters: ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']],
  });
  expect(requests[0]).not.toHaveProperty('words');
});

test('a question goes to the passages of the index', async () => {
  const {asked, searcher} = answering({passages: []});
  expect(await searcher.passages('why?')).toEqual([]);
  expect(asked[0]?.url).toContain('/1/indexes/docs/passages');
  expect(asked[0]?.data).toBe('{"question":"why?"}');
});
