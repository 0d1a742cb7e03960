import type {OperationDocument} from '../schema/operation';
import {nodes} from '../../config/nodes';

/** A server that the document names. */
export type NamedServer = OperationDocument['servers'][number] & {
  /** As it stands in a link: the network, and a number from its second server on. */
  id: string;
};

/** What the reader chose: a named server, or an address of their own. */
export type ServerChoice = {kind: 'named'; id: string} | {kind: 'own'; url: string};

/** The servers of a document, each with the name that links use. */
export function namedServers({servers}: Pick<OperationDocument, 'servers'>): NamedServer[] {
  const seen = new Map<string, number>();
  return servers.map((server) => {
    const count = (seen.get(server.network) ?? 0) + 1;
    seen.set(server.network, count);
    return {...server, id: count === 1 ? server.network : `${server.network}-${count}`};
  });
}

/** How a reader knows a network. */
export const networkNames: Readonly<Record<NamedServer['network'], string>> = {
  'bbn-1': 'mainnet (bbn-1)',
  'bbn-test-6': 'testnet (bbn-test-6)',
  local: 'local node',
};

/** Whether the site's content policy lets a page ask this address. */
export function mayAsk(url: string, allowed: readonly string[] = nodes): boolean {
  return URL.canParse(url) && allowed.includes(new URL(url).origin);
}
