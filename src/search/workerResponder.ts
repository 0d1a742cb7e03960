import type {ProtocolAnswer, ProtocolRequest} from '../../search/protocol/types';
import {fetchSource} from './fetchSource';
import type {FromWorker, ToWorker} from './messages';
import type {Responder} from './responder';

/**
 * A worker that answers queries, so that the page never waits for them.
 *
 * @param baseUrl absolute address of the site's root
 * @returns the responder once the worker runs; rejects when it is refused or cannot be fetched.
 */
export function workerResponder(
  baseUrl: string,
  create = createWorker,
  open = fetchSource,
): Promise<Responder> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, (answer: ProtocolAnswer) => void>();
    // A policy may refuse the worker here, or by an event.
    const worker = create();
    const tell = (message: ToWorker) => worker.postMessage(message);
    let last = 0;
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('[search] The worker cannot be started.'));
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
          warmUp: () => tell({type: 'warmUp'}),
        });
      } else {
        waiting.get(data.id)?.(data.answer);
        waiting.delete(data.id);
      }
    });
    // Sent before the worker listens: the browser keeps it until then.
    tell({type: 'open', baseUrl});
    // The worker's own script is on its way now; waiting for it first would cost a round trip.
    open(baseUrl)
      .manifest(false)
      .then(
        (text) => tell({type: 'manifest', text}),
        () => tell({type: 'manifest'}),
      );
  });
}

function createWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
