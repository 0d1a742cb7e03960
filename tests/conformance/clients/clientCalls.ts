import {Comet38Client} from '@cosmjs/tendermint-rpc';

const BYTES = new Uint8Array([1, 2, 3]);
const QUERY = {query: 'tx.height = 1'};

/** A call to each method of the published client, by the name of the RPC method. */
const calls: Record<string, (client: Comet38Client) => Promise<unknown>> = {
  abci_info: (client) => client.abciInfo(),
  abci_query: (client) => client.abciQuery({path: '/a', data: BYTES}),
  block: (client) => client.block(1),
  block_results: (client) => client.blockResults(1),
  block_search: (client) => client.blockSearch(QUERY),
  blockchain: (client) => client.blockchain(1, 2),
  broadcast_tx_sync: (client) => client.broadcastTxSync({tx: BYTES}),
  broadcast_tx_async: (client) => client.broadcastTxAsync({tx: BYTES}),
  broadcast_tx_commit: (client) => client.broadcastTxCommit({tx: BYTES}),
  commit: (client) => client.commit(1),
  genesis: (client) => client.genesis(),
  health: (client) => client.health(),
  num_unconfirmed_txs: (client) => client.numUnconfirmedTxs(),
  status: (client) => client.status(),
  tx: (client) => client.tx({hash: BYTES}),
  tx_search: (client) => client.txSearch(QUERY),
  validators: (client) => client.validators({height: 1}),
};

/** Names of the RPC methods that the published client supports. */
export const METHODS: readonly string[] = Object.keys(calls);

/** Whether the published client accepts this result in a response to `method`. */
export async function accepts(method: string, result: unknown): Promise<boolean> {
  const client = Comet38Client.create({
    execute: ({id}) => Promise.resolve({jsonrpc: '2.0' as const, id, result}),
    disconnect: () => undefined,
  });
  try {
    return (await calls[method]?.(client)) !== undefined;
  } catch {
    return false;
  }
}
