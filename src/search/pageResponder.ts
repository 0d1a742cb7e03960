import {openEngine} from '../../search/engine/openEngine';
import {answer} from '../../search/answer/answer';
import {fetchSource} from './fetchSource';
import {WHOLE} from './glance';
import type {Responder} from './responder';

/** Answers queries in the page itself, where no worker may run. */
export function pageResponder(baseUrl: string): Responder {
  const engine = openEngine(fetchSource(baseUrl));
  return {
    ask: (ask) => answer(ask, engine),
    warmUp: (query) => {
      const wanted = query ? {query, page: 0, ...WHOLE} : undefined;
      void engine.warmUp(wanted).catch(() => undefined);
    },
  };
}
