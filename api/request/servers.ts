import type {OperationDocument} from '../schema/operation';
import {nodes} from '../../config/nodes';
import {checkCustomServer} from './customServer';

/** A server that the document lists. */
export type NamedServer = OperationDocument['servers'][number] & {
  /** Name in links: the network, with a number for every server after the network's first one. */
  id: string;
};

/** The reader's choice: a listed server or a custom URL. */
export type ServerChoice = {kind: 'named'; id: string} | {kind: 'custom'; url: string};

/** The servers of a document, each with its name in links. */
export function namedServers({servers}: Pick<OperationDocument, 'servers'>): NamedServer[] {
  const counts = new Map<string, number>();
  return servers.map((server) => {
    const count = (counts.get(server.network) ?? 0) + 1;
    counts.set(server.network, count);
    return {...server, id: count === 1 ? server.network : `${server.network}-${count}`};
  });
}

/** Display names of the networks. */
export const networkNames: Readonly<Record<NamedServer['network'], string>> = {
  'bbn-1': 'mainnet (bbn-1)',
  'bbn-test-6': 'testnet (bbn-test-6)',
  local: 'local node',
};

/** Whether the site's content security policy lets a page send requests to a URL. */
export function maySendTo(url: string): boolean {
  return URL.canParse(url) && nodes.some((origin) => origin === new URL(url).origin);
}

/** Prefix of a stored custom URL. No id of a listed server begins with it. */
const CUSTOM_PREFIX = 'own ';

/**
 * The initially selected server: the one in the link, the stored one, or the first one in the
 * document. A link can only contain the id of a listed server, never a URL.
 */
export function initialChoice(
  servers: readonly NamedServer[],
  linkedId: string | undefined,
  stored: string | null,
): ServerChoice {
  const byId = (id: string | null | undefined) => servers.find((server) => server.id === id);
  const fromLink = byId(linkedId);
  if (!fromLink && stored?.startsWith(CUSTOM_PREFIX)) {
    const custom = checkCustomServer(stored.slice(CUSTOM_PREFIX.length));
    if ('url' in custom) return {kind: 'custom', url: custom.url};
  }
  return {kind: 'named', id: (fromLink ?? byId(stored) ?? servers[0])?.id ?? ''};
}

/** Converts a choice to the stored format; `undefined` while a custom URL is not valid. */
export function serializeChoice(choice: ServerChoice): string | undefined {
  if (choice.kind === 'named') return choice.id;
  return 'url' in checkCustomServer(choice.url) ? CUSTOM_PREFIX + choice.url : undefined;
}
