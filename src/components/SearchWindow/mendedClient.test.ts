import {ApiError, RetryError} from '@algolia/client-common';
import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {finderOf} from './foundBy';
import {mendedClient, type Outcome} from './mendedClient';

const NETWORK = 'You might want to check your network connection.';

afterEach(() => vi.restoreAllMocks());

/** What the library does with a query, in its order. */
async function asTheLibrary(client: ReturnType<typeof mendedClient>, query = 'abc') {
  const states = ['loading'];
  const asked = client.search({requests: [{indexName: 'i', query}]});
  const done = asked
    .catch((error: Error) => {
      if (error.name === 'RetryError') states.push('error');
      throw error;
    })
    .then(({results}) => results[0])
    .finally(() => states.push('idle'));
  const result = await done;
  await new Promise((resolve) => setTimeout(resolve));
  return {states, result};
}

const clientOf = (search: (...given: Parameters<LiteClient['search']>) => Promise<unknown>) => () =>
  Promise.resolve({search} as unknown as LiteClient);

const failing = (cause: Error) => clientOf(() => Promise.reject(cause));

/** The window's client, what it told, and what went to the console. */
function watched(client: () => Promise<LiteClient>, isWanted = () => true, passing?: string) {
  const outcomes: Outcome[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onOutcome = (outcome: Outcome) => outcomes.push(outcome);
  const onFirstHits = vi.fn();
  const listeners = {onOutcome, onFirstHits, isWanted, passing};
  return {client: mendedClient(client, listeners), outcomes, onFirstHits, logged};
}

test('a failure is what the window is left with, and throws nothing', async () => {
  const {client, outcomes, logged} = watched(failing(new RetryError([])));
  const {states, result} = await asTheLibrary(client);
  expect(states).toEqual(['loading', 'idle', 'error']);
  expect(result).toEqual({hits: [], nbHits: 0});
  expect(outcomes).toEqual([{query: 'abc', hits: 0, failure: NETWORK}]);
  expect(logged).not.toHaveBeenCalled();
});

test('a client whose code does not arrive is a failure too', async () => {
  const lost = Object.assign(new Error('Loading chunk failed'), {name: 'ChunkLoadError'});
  const {client, outcomes} = watched(() => Promise.reject(lost));
  expect((await asTheLibrary(client)).states.at(-1)).toBe('error');
  expect(outcomes[0]?.failure).toBe(NETWORK);
});

test('an error that was answered blames no network, and is logged once', async () => {
  const cause = new ApiError('Invalid Application-ID or API key', 403, []);
  const {client, outcomes, logged} = watched(failing(cause));
  expect((await asTheLibrary(client, 'a')).states).toEqual(['loading', 'idle', 'error']);
  await asTheLibrary(client, 'ab');
  expect(outcomes[1]?.failure).toContain('status 403: Invalid Application-ID or API key');
  expect(outcomes.map(({failure}) => failure)).not.toContain(NETWORK);
  expect(logged.mock.calls).toEqual([['[search] A query failed.', cause]]);
});

test('an answer without results is an error that throws nothing', async () => {
  const {client, outcomes} = watched(clientOf(() => Promise.resolve({results: []})));
  const {states, result} = await asTheLibrary(client);
  expect(states).toEqual(['loading', 'idle', 'error']);
  expect(result).toEqual({hits: [], nbHits: 0});
  expect(outcomes[0]?.failure).toBe('The search service gave an answer that cannot be read.');
});

test('a failure of a query that is gone is not shown over the next one', async () => {
  const {client} = watched(failing(new RetryError([])), () => false);
  expect((await asTheLibrary(client)).states).toEqual(['loading', 'idle']);
});

test('what is found goes through as it is, with the text that found it', async () => {
  const hits = [{objectID: '1', hierarchy: {lvl0: 'A'}}];
  const search = vi.fn(() => Promise.resolve({results: [{hits, nbHits: 41, queryID: 'q'}]}));
  const {client, outcomes} = watched(clientOf(search));
  const {states, result} = await asTheLibrary(client);
  expect(states).toEqual(['loading', 'idle']);
  expect(result).toMatchObject({hits, nbHits: 41, queryID: 'q'});
  const found = (result as {hits: object[]}).hits;
  expect(found.map(finderOf)).toEqual(['abc']);
  expect(outcomes).toEqual([{query: 'abc', hits: 41}]);
});

test('the first hits are told once, when the library has put them away', async () => {
  let nbHits = 0;
  const {client, onFirstHits} = watched(
    clientOf(() => Promise.resolve({results: [{hits: [], nbHits}]})),
  );
  await asTheLibrary(client, 'a');
  expect(onFirstHits).not.toHaveBeenCalled();
  nbHits = 1;
  const order: string[] = [];
  onFirstHits.mockImplementation(() => order.push('told'));
  const asked = client.search({requests: [{indexName: 'i', query: 'ab'}]});
  const put = asked.catch(() => undefined as never).then(() => order.push('put away'));
  // A task after it could find a key that came between.
  await put;
  for (let round = 0; round < 200; round += 1) await Promise.resolve();
  expect(order).toEqual(['put away', 'told']);
  await asTheLibrary(client, 'abc');
  expect(onFirstHits).toHaveBeenCalledOnce();
});

test('every query asks for as many hits as the library does', async () => {
  const search = vi.fn(() => Promise.resolve({results: [{hits: [], nbHits: 0}]}));
  const {client} = watched(clientOf(search));
  const request = {requests: [{indexName: 'i', query: 'tx', hitsPerPage: 20}]};
  await client.search(request);
  expect(search).toHaveBeenCalledWith(request);
});

test('a query that is passed over is told as the newer one, whose hits it gets', async () => {
  const answer = (query: string) => ({
    results: [{hits: [{hierarchy: {}}], nbHits: query.length}],
  });
  const {client, outcomes} = watched(
    clientOf((request) => {
      const {requests} = request as unknown as {requests: [{query: string}]};
      return Promise.resolve(answer(requests[0].query));
    }),
  );
  const found = await Promise.all(['a', 'ab', 'abc'].map((text) => asTheLibrary(client, text)));
  const finders = found.map(({result}) => (result as {hits: object[]}).hits.map(finderOf));
  expect(finders).toEqual([['a'], ['abc'], ['abc']]);
  expect(outcomes.map(({query}) => query)).toEqual(['a', 'abc', 'abc']);
});

test('an older query without hits says nothing of the newer one', async () => {
  let fail: ((cause: Error) => void) | undefined;
  const {client, outcomes} = watched(clientOf(() => new Promise((_, reject) => (fail ??= reject))));
  const older = vi.fn();
  void asTheLibrary(client, 'a').then(older);
  await new Promise((resolve) => setTimeout(resolve));
  void asTheLibrary(client, 'ab');
  fail?.(new RetryError([]));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(older).not.toHaveBeenCalled();
  expect(outcomes).toEqual([]);
});

describe('what is asked first and may be typed on', () => {
  const WHOLE = {indexName: 'i', query: 'fin', hitsPerPage: 20};
  const GLANCE = {...WHOLE, hitsPerPage: 8, enableReRanking: false};

  /** A window that opens with `fin`; what it asked of the service, and what it got. */
  function opened(isWanted: () => boolean) {
    const requests: object[] = [];
    const client = clientOf((request) => {
      const [one] = (request as unknown as {requests: [{hitsPerPage: number}]}).requests;
      requests.push(one);
      const hits = Array.from({length: one.hitsPerPage}, () => ({hierarchy: {}}));
      return Promise.resolve({results: [{hits, nbHits: 41}]});
    });
    const parts = watched(client, isWanted, 'fin');
    const ask = async (query: string) => {
      const {results} = await parts.client.search({requests: [{...WHOLE, query}]});
      return (results[0] as {hits: object[]}).hits.map(finderOf);
    };
    return {...parts, requests, ask};
  }

  test('has its first hits at a glance where it was; Enter knows none of them', async () => {
    const {ask, requests} = opened(() => false);
    expect(await ask('fin')).toEqual(Array.from({length: 8}, () => undefined));
    expect(requests).toEqual([GLANCE]);
  });

  test('has all of its hits where it was not', async () => {
    const {ask, requests} = opened(() => true);
    expect(await ask('fin')).toEqual(Array.from({length: 20}, () => 'fin'));
    expect(requests).toEqual([GLANCE, WHOLE]);
  });

  test('is asked like any other later, and so is any other text', async () => {
    const {ask, requests} = opened(() => false);
    await ask('fin');
    await ask('fina');
    await ask('fin');
    expect(requests.slice(1)).toEqual([{...WHOLE, query: 'fina'}, WHOLE]);
    const other = opened(() => false);
    await other.ask('fina');
    await other.ask('fin');
    expect(other.requests).toEqual([{...WHOLE, query: 'fina'}, WHOLE]);
  });

  test('tells its count when it is drawn', async () => {
    const {client, outcomes} = opened(() => false);
    await asTheLibrary(client, 'fin');
    expect(outcomes).toEqual([{query: 'fin', hits: 41}]);
  });
});
