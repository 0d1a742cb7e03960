import {openEngine, type Engine} from '../../search/engine/openEngine';
import {answer, refuse} from '../../search/protocol/answer';
import {fetchSource} from './fetchSource';
import type {FromWorker, ToWorker} from './messages';

let engine: Engine | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'open') engine = openEngine(fetchSource(data.baseUrl));
  // A failure shows at the first query, which tries again.
  else if (data.type === 'warmUp') engine?.warmUp().catch(() => undefined);
  else {
    const {id, request} = data;
    const answered = engine ? answer(request, engine) : refuse(503, 'The index is not open yet');
    void Promise.resolve(answered).then((result) => {
      tell({type: 'answer', id, answer: result});
      // The reader has results now; what a slip of the next keys needs may come meanwhile.
      if (result.status === 200) engine?.prepareSpelling().catch(() => undefined);
    });
  }
});

tell({type: 'ready'});
