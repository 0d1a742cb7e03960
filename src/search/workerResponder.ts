import type {Answer, Ask} from '../../search/answer/types';
import {IndexUnavailable} from '../../search/engine/source';
import {later} from './later';
import type {FromWorker, ToWorker} from './messages';
import type {Responder} from './responder';
import {startWorker, takeEarly, type Started} from './startWorker';

/** The manifest helps for so long; after that the worker asks on its own, in ms. */
const MANIFEST_TIMEOUT = 20_000;

/** How long the worker may take to start, in ms. */
const START_TIMEOUT = 10_000;

/** An ask without answer for so long means that the worker hangs, in ms: a lost file takes 20 s. */
const ASK_TIMEOUT = 25_000;

/**
 * A worker that answers queries, so that the page never waits for them. It is ended when it fails,
 * hangs or starts too late: two engines would hold memory. An error that it answers with ends
 * nothing.
 *
 * @param baseUrl absolute address of the site's root
 * @returns the responder once the worker runs
 * @throws by rejection, when the worker is refused, cannot be fetched or has not started after 10 s.
 *   After the start each ask that waits is rejected when the worker fails, or when an ask has no
 *   answer for 25 s.
 */
export function workerResponder(
  baseUrl: string,
  start: (baseUrl: string) => Started = (url) => takeEarly() ?? startWorker(url),
): Promise<Responder> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, (answer: Answer | Promise<never>) => void>();
    // A policy may refuse the worker here, or by an event.
    const {worker, manifest, hasFailed} = start(baseUrl);
    let end: () => void = () => undefined;
    let isOver = false;
    const over = new Promise<void>((settle) => {
      end = () => {
        isOver = true;
        settle();
      };
    });
    const error = new IndexUnavailable('[search] The worker cannot be started or does not answer.');
    void over.then(() => {
      worker.terminate();
      reject(error);
      waiting.forEach((settle) => settle(Promise.reject(error)));
    });
    if (hasFailed) return end();
    const tell = (message: ToWorker) => worker.postMessage(message);
    let last = 0;
    let isReady = false;
    worker.addEventListener('error', end);
    worker.addEventListener('messageerror', end);
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        isReady = true;
        resolve({
          ask: (ask: Ask) =>
            new Promise((settle) => {
              if (isOver) return settle(Promise.reject(error));
              const id = (last += 1);
              waiting.set(id, settle);
              tell({type: 'ask', id, ask});
              // Without network the manifest alone may take 20 s here and 20 s in the worker, which
              // then answers from what is stored. So the time runs from when it was handed over.
              void handed
                .then(() => later(ASK_TIMEOUT, undefined))
                .then(() => waiting.has(id) && end());
            }),
          warmUp: (query) => tell({type: 'warmUp', query}),
          over,
        });
      } else {
        waiting.get(data.id)?.(
          data.type === 'answer' ? data.answer : Promise.reject(errorOf(data)),
        );
        waiting.delete(data.id);
      }
    });
    // Sent before the worker listens: the browser keeps it until then.
    tell({type: 'open', baseUrl});
    void later(START_TIMEOUT, undefined).then(() => isReady || end());
    const late = later(MANIFEST_TIMEOUT, undefined);
    const handed = Promise.race([textOf(manifest), late]).then((text) =>
      tell({type: 'manifest', text}),
    );
  });
}

function errorOf({isUnavailable, message}: Extract<FromWorker, {type: 'failure'}>): Error {
  return isUnavailable ? new IndexUnavailable(message) : new Error(message);
}

/** Undefined when it cannot be had. */
async function textOf(manifest: Started['manifest']): Promise<string | undefined> {
  const reply = await manifest;
  return reply?.ok ? reply.text().catch(() => undefined) : undefined;
}
