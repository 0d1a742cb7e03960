import type {Answer, Ask} from '../../search/answer/types';
import {IndexUnavailable} from '../../search/engine/source';
import {later} from './later';
import {notePrimed} from './primed';
import type {Responder} from './responder';
import type {Searcher} from './searcher';
import {workerResponder} from './workerResponder';

/** Where queries can be answered, best first; each is tried when the one before cannot start. */
export type Openers = readonly ((baseUrl: string) => Promise<Responder>)[];

const OPENERS: Openers = [
  (baseUrl) => workerResponder(baseUrl),
  async (baseUrl) => (await import('./pageResponder')).pageResponder(baseUrl),
];

/** How often a query is asked when the index, or who answers from it, cannot be had. */
const TRIES = 3;

/** A reader is told after this time that no answer came, in ms. */
const TIMEOUT = 20_000;

/**
 * The engine in this browser. Nothing leaves the browser but requests for files of this site.
 *
 * @param baseUrl absolute address of the site's root, with a slash at the end
 */
export function embeddedSearcher(baseUrl: string, openers = OPENERS): Searcher {
  let opened: Promise<Responder> | undefined;
  let newest: string | undefined;
  const responder = (): Promise<Responder> => {
    if (!opened) {
      opened = openFirst(openers, baseUrl);
      // The next query tries again: the network may be back, or another worker may live.
      const forget = () => {
        opened = undefined;
      };
      opened.then(({over}) => over?.then(forget), forget);
    }
    return opened;
  };
  const ask = async (asked: Ask, tries = 1): Promise<Answer> => {
    try {
      return await (await responder()).ask(asked);
    } catch (error) {
      if (tries === TRIES || !(error instanceof IndexUnavailable)) throw error;
      return ask(asked, tries + 1);
    }
  };
  const inTime = (asked: Ask): Promise<Answer> =>
    Promise.race([ask(asked), later(TIMEOUT, undefined).then(noAnswer)]);
  return {
    find: (queries) => inTime({type: 'hits', queries}),
    passages: (question) => inTime({type: 'passages', question}),
    warmUp: (query) => {
      newest = query;
      responder().then(
        ({warmUp}) => {
          // Of what is typed while the worker starts, only the last is wanted.
          if (query !== newest) return;
          if (query) notePrimed(query);
          warmUp(query);
        },
        () => undefined,
      );
    },
  };
}

function noAnswer(): never {
  throw new IndexUnavailable('[search] No answer came in time.');
}

async function openFirst([open, ...others]: Openers, baseUrl: string): Promise<Responder> {
  if (!open) throw new IndexUnavailable('[search] Neither a worker nor the page can answer.');
  return open(baseUrl).catch(() => openFirst(others, baseUrl));
}
