import type {OperationDocument} from '../schema/operation';
import {nodes} from '../../config/nodes';
import {checkOwnServer} from './ownServer';

/** A server that the document lists. */
export type NamedServer = OperationDocument['servers'][number] & {
  /** Its name in links: the network, plus a number for every server after the network's first. */
  id: string;
};

/** What the reader chose: a listed server, or a custom URL. */
export type ServerChoice = {kind: 'named'; id: string} | {kind: 'own'; url: string};

/** The servers of a document, each with its name in links. */
export function namedServers({servers}: Pick<OperationDocument, 'servers'>): NamedServer[] {
  const seen = new Map<string, number>();
  return servers.map((server) => {
    const count = (seen.get(server.network) ?? 0) + 1;
    seen.set(server.network, count);
    return {...server, id: count === 1 ? server.network : `${server.network}-${count}`};
  });
}

/** Names of the networks for readers. */
export const networkNames: Readonly<Record<NamedServer['network'], string>> = {
  'bbn-1': 'mainnet (bbn-1)',
  'bbn-test-6': 'testnet (bbn-test-6)',
  local: 'local node',
};

/** Whether the site's content security policy lets a page send requests to a URL. */
export function maySendTo(url: string): boolean {
  return URL.canParse(url) && nodes.some((origin) => origin === new URL(url).origin);
}

/** Prefix of the stored URL of a custom server; ids of listed servers never begin with it. */
const OWN = 'own ';

/**
 * The server that is selected first: the one in the link, the stored one, or the first of the
 * document. A link can only name a server of the document, never contain a URL.
 */
export function firstChoice(
  servers: readonly NamedServer[],
  linked: string | undefined,
  stored: string | null,
): ServerChoice {
  const named = (id: string | null | undefined) => servers.find((server) => server.id === id);
  const fromLink = named(linked);
  if (!fromLink && stored?.startsWith(OWN)) {
    const own = checkOwnServer(stored.slice(OWN.length));
    if ('url' in own) return {kind: 'own', url: own.url};
  }
  return {kind: 'named', id: (fromLink ?? named(stored) ?? servers[0])?.id ?? ''};
}

/** A choice in the format in which it is stored; `undefined` while a custom URL is not valid. */
export function storedChoice(choice: ServerChoice): string | undefined {
  if (choice.kind === 'named') return choice.id;
  return 'url' in checkOwnServer(choice.url) ? OWN + choice.url : undefined;
}
