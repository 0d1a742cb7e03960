import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {refuse} from '../../search/protocol/answer';
import type {ProtocolAnswer, ProtocolRequest} from '../../search/protocol/types';
import {threadCode} from './threadCode';

/**
 * Answers requests of the search protocol; never rejects. A request whose client has `gone` before
 * a thread was free is not looked up.
 */
export type AnswerPool = {
  ask(request: ProtocolRequest, gone?: AbortSignal): Promise<ProtocolAnswer>;
  /**
   * Starts all threads, which read what every query needs. Safe to call often; a thread that cannot
   * start is written to the log.
   */
  start(): void;
  /** Takes no more requests; those at work are still answered, then the threads end. */
  close(): void;
};

export type PoolOptions = {
  /** Folder of the built site. */
  readonly root: string;
  /** Threads at most. They start with the first request. */
  readonly threads: number;
  /** How long an answer may take before its thread is replaced, in ms. */
  readonly time?: number;
  /** Requests that may wait for a thread; 100 for each unless this says otherwise. */
  readonly waiting?: number;
  /** Module that runs in each thread; for tests. */
  readonly module?: string;
};

/** Longer than any client waits: the official one gives up after 2 s, on a server after 5 s. */
const TIME = 5_000;

/** What one thread answers within those 2 s where an answer takes 20 ms. */
const WAITING_PER_THREAD = 100;

const MODULE = path.join(__dirname, 'answerWorker.ts');

type Job = {request: ProtocolRequest; resolve: (answer: ProtocolAnswer) => void};

/**
 * Threads that answer queries, one at a time each, so that a slow query delays no page. A thread
 * that fails, or works too long, is replaced; its query is answered with 503, which makes the
 * client ask the next host.
 */
export function createAnswerPool({
  root,
  threads,
  time = TIME,
  waiting = WAITING_PER_THREAD * threads,
  module = MODULE,
}: PoolOptions): AnswerPool {
  const idle: Worker[] = [];
  const queue: Job[] = [];
  let count = 0;
  let isClosed = false;
  // Kept for this pool only: the pool of the next build runs the engine of that build.
  let code: string | undefined;

  const startThread = (): Worker | undefined => {
    let worker: Worker;
    try {
      code ??= threadCode(module);
      worker = new Worker(code, {eval: true, execArgv: [], workerData: {root}});
    } catch (error) {
      console.error('[search] A thread could not start:', error);
      return undefined;
    }
    count += 1;
    // Between requests a thread keeps no process alive.
    worker.unref();
    // Without a listener, a failure between requests would end the process.
    worker.on('error', (error) => console.error('[search] A thread failed:', error));
    worker.once('exit', () => {
      count -= 1;
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      next();
    });
    return worker;
  };

  const work = (worker: Worker, {request, resolve}: Job): void => {
    const settle = (answer: ProtocolAnswer) => {
      clearTimeout(late);
      worker.off('message', done);
      worker.off('exit', stopped);
      worker.unref();
      resolve(answer);
    };
    const done = (answer: ProtocolAnswer) => {
      settle(answer);
      idle.push(worker);
      next();
    };
    const stopped = () => settle(refuse(503, 'The search engine stopped; try again'));
    const late = setTimeout(() => {
      settle(refuse(503, 'The search engine took too long on this query'));
      void worker.terminate();
    }, time);
    worker.ref();
    worker.once('message', done);
    worker.once('exit', stopped);
    worker.postMessage(request);
  };

  const next = (): void => {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (count < threads ? startThread() : undefined);
      if (worker) work(worker, queue.shift() as Job);
      else if (count > 0) return;
      // Nobody is at work who could take it later.
      else queue.shift()?.resolve(refuse(503, 'The search engine could not start; try again'));
    }
    if (isClosed) idle.forEach((worker) => void worker.terminate());
  };

  return {
    ask(request, gone) {
      if (isClosed) return Promise.resolve(refuse(503, 'This search engine is being replaced'));
      if (queue.length >= waiting) {
        return Promise.resolve(refuse(503, 'Too many searches at once; try again'));
      }
      return new Promise((resolve) => {
        const job = {request, resolve};
        queue.push(job);
        gone?.addEventListener('abort', () => {
          const place = queue.indexOf(job);
          if (place < 0) return;
          queue.splice(place, 1);
          resolve(refuse(503, 'The client left before its turn'));
        });
        next();
      });
    },
    start() {
      while (!isClosed && count < threads) {
        const worker = startThread();
        if (!worker) return;
        idle.push(worker);
      }
    },
    close() {
      isClosed = true;
      next();
    },
  };
}
