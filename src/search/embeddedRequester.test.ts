import {liteClient} from 'algoliasearch/lite';
import {afterEach, expect, test, vi} from 'vitest';
import {openEngine} from '../../search/engine/openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from '../../search/protocol/answer';
import type {SearchResult} from '../../search/protocol/types';
import {embeddedRequester, type Openers} from './embeddedRequester';
import {takePrimed} from './primed';
import type {Responder} from './responder';
import {TestWorker} from './testWorker';
import {workerResponder} from './workerResponder';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const HOSTS = ['a.invalid', 'b.invalid', 'c.invalid'].map((url) => ({
  url,
  accept: 'readWrite' as const,
  protocol: 'https' as const,
}));

const engine = openEngine(sourceOf(indexOf(PAGES)));
const working: Responder = {ask: (request) => answer(request, engine), warmUp: () => undefined};
const refused = () => Promise.reject(new Error('refused by policy'));

/** As the client has them unless told otherwise. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};

function clientOf(openers: Openers, timeouts = TIMEOUTS) {
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

test('a worker that dies while it is asked is replaced, and the query is answered', async () => {
  const {workers, opener} = workersOf([silent, answering]);
  const searched = search(clientOf([opener]));
  await vi.waitFor(() => expect(asksOf(workers[0])).toHaveLength(1));
  workers[0]?.fail();
  expect((await searched).results).toHaveLength(1);
  expect(workers).toHaveLength(2);
});

test('a worker that dies while nobody asks is replaced at the next query', async () => {
  const {workers, opener} = workersOf([answering, answering]);
  const client = clientOf([opener]);
  await search(client);
  workers[0]?.fail();
  await search(client, 'delegation');
  expect(workers.map((worker) => asksOf(worker).length)).toEqual([1, 1]);
});

test('a worker that hangs is replaced, and later queries do not wait', async () => {
  vi.useFakeTimers();
  const {workers, opener} = workersOf([silent, answering]);
  const client = clientOf([opener]);
  const first = search(client).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(await first).toBe('RetryError');
  expect(workers[0]?.isTerminated).toBe(true);
  const isAnswered = vi.fn();
  void search(client, 'delegation').then(isAnswered);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isAnswered).toHaveBeenCalled();
});

test('after a worker that is too slow to start, the page answers until the visit ends', async () => {
  vi.useFakeTimers();
  const {workers, opener} = workersOf([]);
  const client = clientOf([opener, () => Promise.resolve(working)]);
  const searched = search(client);
  await vi.advanceTimersByTimeAsync(11_000);
  expect((await searched).results).toHaveLength(1);
  await search(client, 'delegation');
  expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true]);
});

test('the worker of this site is ended when it has not started after 10 s', async () => {
  vi.useFakeTimers();
  const workers: TestWorker[] = [];
  class Counted extends TestWorker {
    constructor() {
      super();
      workers.push(this);
    }
  }
  vi.stubGlobal('Worker', Counted);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  embeddedRequester('https://docs.example/').warmUp();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true]);
});

type Behaviour = (worker: TestWorker) => void;

const silent: Behaviour = (worker) => worker.say({type: 'ready'});

const answering: Behaviour = (worker) => {
  worker.say({type: 'ready'});
  vi.spyOn(worker, 'postMessage').mockImplementation((message) => {
    worker.told.push(message);
    if (message.type !== 'ask') return;
    const {id, request} = message;
    void answer(request, engine).then((found) => worker.say({type: 'answer', id, answer: found}));
  });
};

const asksOf = (worker: TestWorker | undefined) =>
  worker?.told.filter(({type}) => type === 'ask') ?? [];

/** Opens one worker after the other; one without behaviour never starts. */
function workersOf(behaviours: readonly Behaviour[]) {
  const workers: TestWorker[] = [];
  const opener = (baseUrl: string): Promise<Responder> => {
    const worker = new TestWorker();
    const behave = behaviours[workers.push(worker) - 1];
    const opening = workerResponder(baseUrl, () => ({
      worker: worker as unknown as Worker,
      manifest: Promise.resolve(undefined),
      hasFailed: false,
    }));
    behave?.(worker);
    return opening;
  };
  return {workers, opener};
}
