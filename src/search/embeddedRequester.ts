import type {EndRequest, Requester, Response} from '@algolia/client-common';
import {later} from './later';
import {notePrimed} from './primed';
import type {Responder} from './responder';
import {workerResponder} from './workerResponder';

/** A requester that can be told to get ready. */
export type EmbeddedRequester = Requester & {warmUp(query?: string): void};

/** Where queries can be answered, best first; each is tried when the one before cannot start. */
export type Openers = readonly ((baseUrl: string) => Promise<Responder>)[];

const OPENERS: Openers = [
  (baseUrl) => workerResponder(baseUrl),
  async (baseUrl) => (await import('./pageResponder')).pageResponder(baseUrl),
];

/**
 * Carries the official client's requests to the engine in this browser instead of to a host.
 * Nothing leaves the browser but requests for files of this site.
 *
 * @param baseUrl absolute address of the site's root, with a slash at the end
 */
export function embeddedRequester(baseUrl: string, openers = OPENERS): EmbeddedRequester {
  let opened: Promise<Responder> | undefined;
  let newest: string | undefined;
  const responder = (): Promise<Responder> => {
    if (!opened) {
      opened = openFirst(openers, baseUrl);
      // The next request tries again: the network may be back, or another worker may live.
      const forget = () => {
        opened = undefined;
      };
      opened.then(({over}) => over?.then(forget), forget);
    }
    return opened;
  };
  return {
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
    send: (request) =>
      Promise.race([
        answered(request, responder),
        later(request.responseTimeout, {
          status: 0,
          content: 'Socket timeout',
          isTimedOut: true,
        }),
      ]),
  };
}

async function answered(
  {method, url, data}: EndRequest,
  responder: () => Promise<Responder>,
): Promise<Response> {
  try {
    const {ask} = await responder();
    const path = new URL(url).pathname;
    const {status, body} = await ask({method, path, body: textOf(data)});
    return {status, content: body, isTimedOut: false};
  } catch (error) {
    return {status: 0, content: String(error), isTimedOut: false};
  }
}

/** The client compresses nothing here, but its types allow for it. */
function textOf(data: EndRequest['data']): string {
  return typeof data === 'string' ? data : new TextDecoder().decode(data);
}

async function openFirst(openers: Openers, baseUrl: string): Promise<Responder> {
  const [open, ...others] = openers;
  if (!open) throw new Error('[search] Neither a worker nor the page can answer queries.');
  return open(baseUrl).catch(() => openFirst(others, baseUrl));
}
