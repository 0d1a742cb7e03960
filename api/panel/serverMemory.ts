import type {ApiId} from '../schema/operation';
import {checkOwnServer} from '../request/ownServer';
import {recall, remember} from './remember';
import type {NamedServer, ServerChoice} from '../request/servers';

/** Each API has a key of its own, so that no choice reaches another API. */
const keyOf = (api: ApiId) => `babylon-docs.api.${api}.server`;

/** Own addresses are stored behind this mark, which no name of a server begins with. */
const OWN = 'own ';

/**
 * The server to begin with: the one that the link names, else the remembered one, else the
 * first. A link can only name a server of the document, never bring an address.
 */
export function firstChoice(
  api: ApiId,
  servers: readonly NamedServer[],
  linked: string | undefined,
): ServerChoice {
  const named = (id: string | undefined) => servers.find((server) => server.id === id);
  const stored = recall(keyOf(api));
  const fromLink = named(linked);
  if (fromLink) return {kind: 'named', id: fromLink.id};
  if (stored?.startsWith(OWN)) {
    const own = checkOwnServer(stored.slice(OWN.length));
    if ('url' in own) return {kind: 'own', url: own.url};
  }
  return {kind: 'named', id: named(stored)?.id ?? servers[0]?.id ?? ''};
}

/** Remembers a choice for this API alone; an own address only once it is one. */
export function rememberChoice(api: ApiId, choice: ServerChoice): void {
  if (choice.kind === 'named') remember(keyOf(api), choice.id);
  else if ('url' in checkOwnServer(choice.url)) remember(keyOf(api), OWN + choice.url);
}
