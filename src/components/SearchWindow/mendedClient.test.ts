import type {LiteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {mendedClient, type Outcome} from './mendedClient';

const REQUEST = {requests: [{indexName: 'i', query: 'abc'}]};

/** What the library does with a query, in its order. */
async function asTheLibrary(client: ReturnType<typeof mendedClient>) {
  const states = ['loading'];
  const asked = client.search(REQUEST);
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

const clientOf = (search: () => Promise<unknown>) => () =>
  Promise.resolve({search} as unknown as LiteClient);

test('a failure is what the window is left with, and throws nothing', async () => {
  const outcomes: Outcome[] = [];
  const failing = clientOf(() => Promise.reject(new Error('down')));
  const client = mendedClient(failing, {
    onOutcome: (outcome) => outcomes.push(outcome),
    isWanted: () => true,
  });
  const {states, result} = await asTheLibrary(client);
  expect(states).toEqual(['loading', 'idle', 'error']);
  expect(result).toEqual({hits: [], nbHits: 0});
  expect(outcomes).toEqual([{query: 'abc', hits: 'unreachable'}]);
});

test('a client whose code does not arrive is a failure too', async () => {
  const client = mendedClient(() => Promise.reject(new Error('ChunkLoadError')), {
    onOutcome: () => undefined,
    isWanted: () => true,
  });
  expect((await asTheLibrary(client)).states.at(-1)).toBe('error');
});

test('a failure of a query that is gone is not shown over the next one', async () => {
  const client = mendedClient(
    clientOf(() => Promise.reject(new Error('down'))),
    {onOutcome: () => undefined, isWanted: () => false},
  );
  expect((await asTheLibrary(client)).states).toEqual(['loading', 'idle']);
});

test('what is found goes through as it is', async () => {
  const found = {hits: [{objectID: '1'}], nbHits: 41};
  const onOutcome = vi.fn();
  const client = mendedClient(
    clientOf(() => Promise.resolve({results: [found]})),
    {onOutcome, isWanted: () => true},
  );
  const {states, result} = await asTheLibrary(client);
  expect(states).toEqual(['loading', 'idle']);
  expect(result).toBe(found);
  expect(onOutcome).toHaveBeenCalledWith({query: 'abc', hits: 41});
});

test('one or two letters ask for fewer hits, where each may need a file', async () => {
  const asked: unknown[] = [];
  const search = (request: unknown) => {
    asked.push(request);
    return Promise.resolve({results: [{hits: [], nbHits: 0}]});
  };
  const ready = () => Promise.resolve({search} as unknown as LiteClient);
  const listeners = {onOutcome: () => undefined, isWanted: () => true};
  const embedded = mendedClient(ready, {...listeners, isShortAtFirst: true});
  const request = (query: string) => ({requests: [{indexName: 'i', query, hitsPerPage: 20}]});
  await embedded.search(request('ab'));
  await embedded.search(request('abc'));
  await mendedClient(ready, listeners).search(request('ab'));
  expect(asked).toEqual([
    {requests: [{indexName: 'i', query: 'ab', hitsPerPage: 8}]},
    request('abc'),
    request('ab'),
  ]);
});
