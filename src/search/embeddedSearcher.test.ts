import {afterEach, expect, test, vi} from 'vitest';
import {openEngine} from '../../search/engine/openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from '../../search/answer/answer';
import type {Hits} from '../../search/answer/types';
import {IndexUnavailable} from '../../search/engine/source';
import {embeddedSearcher, type Openers} from './embeddedSearcher';
import {takePrimed} from './primed';
import type {Responder} from './responder';
import type {Searcher} from './searcher';
import {TestWorker} from './testing/TestWorker';
import {workerResponder} from './workerResponder';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const engine = openEngine(sourceOf(indexOf(PAGES)));
const working: Responder = {ask: (ask) => answer(ask, engine), warmUp: () => undefined};
const refused = () => Promise.reject(new Error('refused by policy'));

const searcherOf = (openers: Openers) => embeddedSearcher('https://docs.example/', openers);

const WANTED = {page: 0, hitsPerPage: 20, facetFilters: [], words: 10, excerpts: false};

async function search(searcher: Searcher, query = 'unbonding'): Promise<Hits> {
  const [found] = await searcher.find([{...WANTED, query, reranks: true}]);
  return found as Hits;
}

test('queries and questions are answered without a network', async () => {
  const searcher = searcherOf([() => Promise.resolve(working)]);
  expect((await search(searcher)).hits[0]?.url).toBe('/guides/unbonding/');
  const passages = await searcher.passages('how long does unbonding take');
  expect(passages).toHaveProperty('0.url', '/guides/unbonding/#how-long');
});

test('where the worker is refused, the page answers', async () => {
  expect((await search(searcherOf([refused, () => Promise.resolve(working)]))).nbHits).toBe(2);
});

test('when nothing can answer, it is told, and the next query tries again', async () => {
  let broken = true;
  const searcher = searcherOf([() => (broken ? refused() : Promise.resolve(working))]);
  await expect(search(searcher)).rejects.toThrow(IndexUnavailable);
  broken = false;
  expect((await search(searcher)).nbHits).toBe(2);
});

/** What the second and third try get, when the ones before end so. */
function failing(...errors: Error[]) {
  const ask = vi.fn<Responder['ask']>((asked) => {
    const error = errors.shift();
    return error ? Promise.reject(error) : working.ask(asked);
  });
  return {ask, searcher: searcherOf([() => Promise.resolve({...working, ask})])};
}

test('an index that cannot be had is asked for three times', async () => {
  const lost = () => new IndexUnavailable('lost');
  const once = failing(lost(), lost());
  expect((await search(once.searcher)).nbHits).toBe(2);
  const never = failing(lost(), lost(), lost());
  await expect(search(never.searcher)).rejects.toThrow('lost');
  expect(never.ask).toHaveBeenCalledTimes(3);
});

test('a fault of the engine is told, and the query is not repeated', async () => {
  const {ask, searcher} = failing(new RangeError('of the inside'));
  await expect(search(searcher)).rejects.toThrow('of the inside');
  expect(ask).toHaveBeenCalledOnce();
});

test('an answer that does not come within 20 s is told', async () => {
  vi.useFakeTimers();
  const silent: Responder = {...working, ask: () => new Promise(() => undefined)};
  const asked = search(searcherOf([() => Promise.resolve(silent)])).catch(String);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toContain('No answer came in time');
});

test('of what is typed while the engine starts, only the last is warmed up', async () => {
  const warmUp = vi.fn<Responder['warmUp']>();
  const searcher = searcherOf([() => Promise.resolve({...working, warmUp})]);
  for (const typed of ['u', 'un', 'unb']) searcher.warmUp(typed);
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalled());
  expect(warmUp.mock.calls).toEqual([['unb']]);
  searcher.warmUp('unbo');
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledTimes(2));
  expect(takePrimed(), 'what the engine was told first').toBe('unb');
  expect(takePrimed(), 'taken once').toBeUndefined();
});

test('a worker that dies while it is asked is replaced, and the query is answered', async () => {
  const {workers, opener} = workersOf([silent, answering]);
  const searched = search(searcherOf([opener]));
  await vi.waitFor(() => expect(asksOf(workers[0])).toHaveLength(1));
  workers[0]?.fail();
  expect((await searched).nbHits).toBe(2);
  expect(workers).toHaveLength(2);
});

test('a worker that dies while nobody asks is replaced at the next query', async () => {
  const {workers, opener} = workersOf([answering, answering]);
  const searcher = searcherOf([opener]);
  await search(searcher);
  workers[0]?.fail();
  await search(searcher, 'delegation');
  expect(workers.map((worker) => asksOf(worker).length)).toEqual([1, 1]);
});

test('a worker that hangs is replaced, and later queries do not wait', async () => {
  vi.useFakeTimers();
  const {workers, opener} = workersOf([silent, answering]);
  const searcher = searcherOf([opener]);
  const first = search(searcher).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(await first).toBe('IndexUnavailable');
  expect(workers[0]?.isTerminated).toBe(true);
  const isAnswered = vi.fn();
  void search(searcher, 'delegation').then(isAnswered);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isAnswered).toHaveBeenCalled();
});

test('after a worker that is too slow to start, the page answers until the visit ends', async () => {
  vi.useFakeTimers();
  const {workers, opener} = workersOf([]);
  const searcher = searcherOf([opener, () => Promise.resolve(working)]);
  const searched = search(searcher);
  await vi.advanceTimersByTimeAsync(11_000);
  expect((await searched).nbHits).toBe(2);
  await search(searcher, 'delegation');
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
  embeddedSearcher('https://docs.example/').warmUp();
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
    const {id, ask} = message;
    void answer(ask, engine).then((found) => worker.say({type: 'answer', id, answer: found}));
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
