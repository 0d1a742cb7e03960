import type {ProtocolAnswer, ProtocolRequest} from '../../search/protocol/types';
import {later} from './later';
import type {FromWorker, ToWorker} from './messages';
import type {Responder} from './responder';
import {startWorker, takeEarly, type Started} from './startWorker';

/** The manifest helps for so long; after that the worker asks on its own, in ms. */
const MANIFEST_TIMEOUT = 20_000;

/**
 * A worker that answers queries, so that the page never waits for them.
 *
 * @param baseUrl absolute address of the site's root
 * @returns the responder once the worker runs; rejects when it is refused or cannot be fetched.
 */
export function workerResponder(
  baseUrl: string,
  start: (baseUrl: string) => Started = (url) => takeEarly() ?? startWorker(url),
): Promise<Responder> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, (answer: ProtocolAnswer) => void>();
    // A policy may refuse the worker here, or by an event.
    const {worker, manifest, hasFailed} = start(baseUrl);
    const refuse = () => reject(new Error('[search] The worker cannot be started.'));
    if (hasFailed) return refuse();
    const tell = (message: ToWorker) => worker.postMessage(message);
    let last = 0;
    worker.addEventListener('error', () => {
      refuse();
      const answer = {status: 503, body: '{"message":"The search worker failed","status":503}'};
      waiting.forEach((settle) => settle(answer));
      waiting.clear();
    });
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        resolve({
          ask: (request: ProtocolRequest) =>
            new Promise((settle) => {
              last += 1;
              waiting.set(last, settle);
              tell({type: 'ask', id: last, request});
            }),
          warmUp: (query) => tell({type: 'warmUp', query}),
        });
      } else {
        waiting.get(data.id)?.(data.answer);
        waiting.delete(data.id);
      }
    });
    // Sent before the worker listens: the browser keeps it until then.
    tell({type: 'open', baseUrl});
    const late = later(MANIFEST_TIMEOUT, undefined);
    void Promise.race([textOf(manifest), late]).then((text) => tell({type: 'manifest', text}));
  });
}

/** Undefined when it cannot be had. */
async function textOf(manifest: Started['manifest']): Promise<string | undefined> {
  const reply = await manifest;
  return reply?.ok ? reply.text().catch(() => undefined) : undefined;
}
