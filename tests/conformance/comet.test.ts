import path from 'node:path';
import {Comet38Client} from '@cosmjs/tendermint-rpc';
import {beforeAll, expect, test} from 'vitest';
import type {OpenApi} from '../../plugins/api-reference/load/document';
import {loadDocument} from '../../plugins/api-reference/load/loadDocument';

const ROOT = path.resolve(__dirname, '../..');
const BYTES = new Uint8Array([1, 2, 3]);
const QUERY = {query: 'tx.height = 1'};

/** One call of each method that the published client has, by the method's name on the wire. */
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

type Example = {method: string; slug: string; name: string; value: {result?: unknown}};

let examples: Example[];

beforeAll(async () => {
  const {document, problems} = await loadDocument(ROOT, 'specs/comet-bft/openapi.yaml');
  if (!document) throw new Error(problems.map(({what}) => what).join('\n'));
  examples = examplesOf(document);
}, 180_000);

/** The successful replies that the pages show. */
function examplesOf({paths}: OpenApi): Example[] {
  return Object.values(paths).flatMap(({get}) => {
    const method = get?.['x-json-rpc']?.method;
    const shown = get?.responses?.['200']?.content?.['application/json']?.examples ?? {};
    if (method === undefined) return [];
    return Object.entries(shown).map(([name, {value}]) => ({
      method,
      slug: String(get?.['x-slug']),
      name,
      value: value as {result?: unknown},
    }));
  });
}

/** A client whose node answers every question with one reply. */
function clientThatHears(reply: {result?: unknown}): Comet38Client {
  return Comet38Client.create({
    execute: (request) =>
      Promise.resolve({jsonrpc: '2.0' as const, id: request.id, result: reply.result}),
    disconnect: () => undefined,
  });
}

test.each(Object.keys(calls))('the published client reads our replies of %s', async (method) => {
  const own = examples.filter((example) => example.method === method && example.value.result);
  expect(own.length).toBeGreaterThan(0);
  for (const {value} of own) {
    const call = calls[method];
    await expect(call?.(clientThatHears(value))).resolves.not.toBeUndefined();
  }
});

test('the client refuses a reply of another form', async () => {
  const client = clientThatHears({result: {height: 5}});
  await expect(calls.validators?.(client)).rejects.toThrow();
});
