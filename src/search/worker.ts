import {openEngine, type Engine} from '../../search/engine/openEngine';
import {answer, refuse} from '../../search/protocol/answer';
import {fetchSource} from './fetchSource';
import {handedManifest} from './handedManifest';
import type {FromWorker, ToWorker} from './messages';

let engine: Engine | undefined;
let hand: (text: string | undefined) => void = () => undefined;

/** Without a query for so long, the reader looks at results, and the line is free; in ms. */
const PAUSE = 400;

let pause: ReturnType<typeof setTimeout> | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    const handed = new Promise<string>((resolve, reject) => {
      hand = (text) => (text === undefined ? reject(new Error('No manifest')) : resolve(text));
    });
    engine = openEngine(handedManifest(fetchSource(data.baseUrl), handed));
  } else if (data.type === 'manifest') hand(data.text);
  // A failure shows at the first query, which tries again.
  else if (data.type === 'warmUp') engine?.warmUp().catch(() => undefined);
  else {
    const {id, request} = data;
    clearTimeout(pause);
    const answered = engine ? answer(request, engine) : refuse(503, 'The index is not open yet');
    void Promise.resolve(answered).then((result) => {
      tell({type: 'answer', id, answer: result});
      // What a slip of later keys needs comes when nothing else is waited for.
      clearTimeout(pause);
      if (result.status !== 200) return;
      pause = setTimeout(() => void engine?.prepareSpelling().catch(() => undefined), PAUSE);
    });
  }
});

tell({type: 'ready'});
