import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hex} from '@scure/base';
import {Transaction} from '@scure/btc-signer';
import {afterEach, expect, test} from 'vitest';
import {testOperation, testParameter} from '../../api-client/testing/testOperation';
import {findArguments} from './findArguments';
import {verifyLive} from './verifyLive';

let server: Server | undefined;
afterEach(() => server?.close());

/** Answers with the JSON of a path, its query left out, and else with 404 and an error. */
async function serve(replies: Readonly<Record<string, unknown>>): Promise<string> {
  server = createServer((request, reply) => {
    const found = replies[(request.url ?? '').replace(/\?.*/, '')];
    reply.writeHead(found ? 200 : 404, {'Content-Type': 'application/json'});
    reply.end(JSON.stringify(found ?? {code: 5, message: 'no such thing'}));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const transaction = new Transaction({allowUnknownOutputs: true});
transaction.addInput({txid: '11'.repeat(32), index: 0});
transaction.addOutput({script: new Uint8Array([0x51]), amount: 1n});

const chain = {
  '/babylon/epoching/v1/current_epoch': {current_epoch: '119'},
  '/cosmos/base/tendermint/v1beta1/blocks/latest': {block: {header: {height: '1243'}}},
  '/babylon/btcstaking/v1/finality_providers': {
    finality_providers: [{btc_pk: 'aa', addr: 'bbn1provider'}],
  },
  '/cosmos/staking/v1beta1/validators': {
    validators: [{operator_address: 'bbnvaloper1ravt3mul2ltudumk3c43vp0mvg6j7dedtrr0t3'}],
  },
  '/babylon/btclightclient/v1/tip': {header: {hash_hex: 'fb00ff', height: 0}},
  '/babylon/costaking/v1/current_rewards': {period: '1'},
};

test('what exists on a chain', async () => {
  const find = await findArguments('babylon-grpc', await serve(chain));
  expect(find('epoch-info', 'epoch_num')).toBe('118');
  expect(find('block', 'height')).toBe('1242');
  expect(find('evidence', 'fp_btc_pk_hex')).toBe('aa');
  expect(find('fp-current-rewards', 'finality_provider_address')).toBe('bbn1provider');
  expect(find('reward-gauges', 'address')).toBe('bbn1ravt3mul2ltudumk3c43vp0mvg6j7dedkpfj8s');
  expect(find('params-by-btc-height', 'btc_height')).toBe('0');
  expect(find('header-depth', 'hash')).toBe('fb00ff');
  expect(find('contains', 'hash')).toBe('_wD7');
  // None is finished, none is found, and the example has to do.
  expect(find('historical-rewards', 'period')).toBeUndefined();
  expect(find('btc-delegation', 'staking_tx_hash_hex')).toBeUndefined();
});

test('a stake gives the id of its transaction and its staker', async () => {
  const stake = {staking_tx_hex: hex.encode(transaction.unsignedTx), staker_addr: 'bbn1staker'};
  const base = await serve({
    ...chain,
    '/babylon/btcstaking/v1/btc_delegations/ACTIVE': {btc_delegations: [stake]},
  });
  const find = await findArguments('babylon-grpc', base);
  expect(find('btc-delegation', 'staking_tx_hash_hex')).toBe(transaction.id);
  expect(find('reward-gauges', 'address')).toBe('bbn1staker');
});

test('what exists at a node', async () => {
  const base = await serve({
    '/status': {result: {sync_info: {latest_block_hash: 'AB'}}},
    '/tx_search': {result: {txs: [{hash: 'CD'}]}},
  });
  const find = await findArguments('comet-bft', base);
  expect([find('block-by-hash', 'hash'), find('tx', 'hash')]).toEqual(['0xAB', '0xCD']);
});

test('verify:live asks with what exists, and gives a documented error a verdict of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'find-arguments-'));
  mkdirSync(path.join(folder, 'babylon-grpc'));
  writeFileSync(path.join(folder, 'babylon-grpc.json'), '{}');
  const parameter = testParameter('epoch_num', {type: 'string'}, {in: 'path', example: '5'});
  const failure = {
    type: 'object',
    properties: {code: {type: 'integer'}, message: {type: 'string'}},
  };
  for (const slug of ['found', 'lost']) {
    const operation = testOperation({
      slug,
      path: `/${slug}/{epoch_num}`,
      parameters: [parameter],
      responses: {
        '200': {description: '', schema: {type: 'object'}},
        '404': {description: '', schema: failure},
      },
    });
    writeFileSync(path.join(folder, 'babylon-grpc', `${slug}.json`), JSON.stringify(operation));
  }
  const base = await serve({...chain, '/found/118': {}});
  const lines: string[] = [];
  const code = await verifyLive(['--lcd', base], (line) => lines.push(line), folder);
  rmSync(folder, {recursive: true});
  expect(lines.slice(1)).toEqual([
    '  found  same              status 200',
    '  lost   documented error  status 404',
    '1 as documented, 1 documented errors, 0 differ, 0 not checked, 0 skipped',
    '1 of 2 replies were 200',
  ]);
  expect(code).toBe(2);
});
