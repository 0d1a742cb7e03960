import {openEngine, type Engine} from '../../search/engine/openEngine';
import {IndexUnavailable} from '../../search/engine/source';
import {answer} from '../../search/answer/answer';
import {fetchSource} from './fetchSource';
import {GLANCE, WHOLE} from './glance';
import {handedManifest} from './handedManifest';
import type {FromWorker, ToWorker} from './messages';

let engine: Engine | undefined;
let hand: (text: string | undefined) => void = () => undefined;

const tell = (message: FromWorker) => self.postMessage(message);

/** What the reader has typed so far, before the window is there to ask for it. */
let typed: string | undefined;
let isWarmingUp = false;

/** One text at a time, and then the newest: on a slow line the texts between would delay both. */
async function warmUp(query: string | undefined): Promise<void> {
  typed = query;
  if (isWarmingUp) return;
  isWarmingUp = true;
  try {
    await engine?.warmUp();
    for (let done: string | undefined; typed && typed !== done;) {
      done = typed;
      await engine?.warmUp({query: done, page: 0, ...GLANCE});
      // Nothing came after it, so all of its texts are wanted.
      if (typed === done) await engine?.warmUp({query: done, page: 0, ...WHOLE});
    }
  } catch {
    // It shows at the first query, which tries again.
  }
  isWarmingUp = false;
}

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    const handed = new Promise<string>((resolve, reject) => {
      hand = (text) => (text === undefined ? reject(new Error('No manifest')) : resolve(text));
    });
    engine = openEngine(handedManifest(fetchSource(data.baseUrl), handed));
    // Told now, and not before: who started the worker may not be who listens.
    tell({type: 'ready'});
  } else if (data.type === 'manifest') hand(data.text);
  else if (data.type === 'warmUp') void warmUp(data.query);
  else {
    typed = undefined;
    const {id, ask} = data;
    if (engine) {
      answer(ask, engine).then(
        (found) => tell({type: 'answer', id, answer: found}),
        (error: unknown) => {
          const isUnavailable = error instanceof IndexUnavailable;
          tell({type: 'failure', id, isUnavailable, message: String(error)});
        },
      );
    }
  }
});
