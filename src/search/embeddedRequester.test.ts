import {liteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {openEngine} from '../../search/engine/openEngine';
import {indexOf, PAGES, sourceOf} from '../../search/engine/testIndex';
import {answer} from '../../search/protocol/answer';
import type {SearchResult} from '../../search/protocol/types';
import {embeddedRequester, type Openers} from './embeddedRequester';
import {takePrimed} from './primed';
import type {Responder} from './responder';

const HOSTS = ['a.invalid', 'b.invalid', 'c.invalid'].map((url) => ({
  url,
  accept: 'readWrite' as const,
  protocol: 'https' as const,
}));

const engine = openEngine(sourceOf(indexOf(PAGES)));
const working: Responder = {ask: (request) => answer(request, engine), warmUp: () => undefined};
const refused = () => Promise.reject(new Error('refused by policy'));

function clientOf(openers: Openers, timeouts = {connect: 1000, read: 2000, write: 30_000}) {
  const requester = embeddedRequester('https://docs.example/', openers);
  return liteClient('embedded', 'public', {hosts: HOSTS, requester, timeouts});
}

const search = (client: ReturnType<typeof clientOf>, query = 'unbonding') =>
  client.search({requests: [{indexName: 'babylon-docs', query}]});

test('the official client is answered without a network', async () => {
  const {results} = await search(clientOf([() => Promise.resolve(working)]));
  expect((results[0] as unknown as SearchResult).hits[0]?.url).toBe('/guides/unbonding/');
});

test('a custom path reaches the passages', async () => {
  const client = clientOf([() => Promise.resolve(working)]);
  const reply = await client.customPost({
    path: '1/indexes/babylon-docs/passages',
    body: {question: 'how long does unbonding take'},
  });
  expect(reply).toHaveProperty('passages.0.url', '/guides/unbonding/#how-long');
});

test('where the worker is refused, the page answers', async () => {
  const {results} = await search(clientOf([refused, () => Promise.resolve(working)]));
  expect(results.length).toBe(1);
});

test('when nothing can answer, the client says so after all hosts, and recovers', async () => {
  let broken = true;
  const client = clientOf([() => (broken ? refused() : Promise.resolve(working))]);
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
  broken = false;
  expect((await search(client)).results.length).toBe(1);
});

test('an answer of 503 is asked again of the next host', async () => {
  const statuses = [503, 503, 200];
  const ask = vi.fn<Responder['ask']>(async (request) => {
    const status = statuses.shift() ?? 200;
    return status === 200 ? working.ask(request) : {status, body: '{"message":"","status":503}'};
  });
  await search(clientOf([() => Promise.resolve({...working, ask})]));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('an answer that does not come in time counts as a host that is down', async () => {
  const silent: Responder = {...working, ask: () => new Promise(() => undefined)};
  const client = clientOf([() => Promise.resolve(silent)], {connect: 5, read: 10, write: 10});
  await expect(search(client)).rejects.toMatchObject({name: 'RetryError'});
});

test('a wrong request is told as the protocol tells it, and not repeated', async () => {
  const client = clientOf([() => Promise.resolve(working)]);
  await expect(
    client.search({requests: [{indexName: 'babylon-docs', query: 'x', hitsPerPage: 9999}]}),
  ).rejects.toMatchObject({name: 'ApiError', status: 400});
});

test('of what is typed while the engine starts, only the last is warmed up', async () => {
  const warmUp = vi.fn<Responder['warmUp']>();
  const requester = embeddedRequester('https://docs.example/', [
    () => Promise.resolve({...working, warmUp}),
  ]);
  for (const typed of ['u', 'un', 'unb']) requester.warmUp(typed);
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalled());
  expect(warmUp.mock.calls).toEqual([['unb']]);
  requester.warmUp('unbo');
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(2));
  expect(takePrimed(), 'what the engine was told first').toBe('unb');
  expect(takePrimed(), 'taken once').toBeUndefined();
});
