import {createHash} from 'node:crypto';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {apiIds, type ApiId} from '../load/apis';
import type {OpenApi} from '../load/document';
import {loadDocument} from '../load/loadDocument';
import {readApi, type Api} from '../load/readApi';
import {loadSockets} from '../load/sockets';
import {describeMisfit, oneWorld} from './oneWorld';
import {mainnet, pace, presentOf, seconds, timeAt} from './worlds';

const PROJECT = path.resolve(__dirname, '../../..');
const apis = new Map<ApiId, Api>();

beforeAll(async () => {
  for (const id of apiIds) {
    const {document} = await loadDocument(PROJECT, `specs/${id}/openapi.yaml`);
    if (!document) throw new Error(`specs/${id} cannot be read.`);
    apis.set(id, readApi(id, document, loadSockets(PROJECT, id)));
  }
}, 180_000);

function api(id: ApiId): Api {
  const found = apis.get(id);
  if (!found) throw new Error(id);
  return found;
}

describe('the examples of each document lie on the lines of one world', () => {
  test.each([
    ['staking-api', 40],
    ['babylon-grpc', 120],
    ['comet-bft', 60],
  ] as const)('%s', (id, least) => {
    const {misfits, marks} = oneWorld(api(id));
    expect(misfits.map(describeMisfit)).toEqual([]);
    expect(marks, 'values that are looked at').toBeGreaterThan(least);
  });
});

test('the checkpoint that is asked for by its hash is the one that is shown', () => {
  const shown = (slug: string) => api('babylon-grpc').operations.find((one) => one.slug === slug);
  const [, answer] = shown('raw-checkpoint')?.responses.find(([status]) => status === '200') ?? [];
  const {final} = answer?.content?.['application/json']?.examples ?? {};
  const {raw_checkpoint} = (final?.value ?? {}) as {
    raw_checkpoint: {ckpt: Record<string, string>};
  };
  const {ckpt} = raw_checkpoint;
  const epoch = Buffer.alloc(8);
  epoch.writeBigUInt64BE(BigInt(ckpt['epoch_num'] ?? ''));
  const hash = createHash('sha256')
    .update(epoch)
    .update(Buffer.from(ckpt['block_hash_hex'] ?? '', 'hex'))
    .update(Buffer.from(ckpt['bls_multi_sig'] ?? '', 'base64'))
    .update(Buffer.from(ckpt['bitmap'] ?? '', 'base64'));
  const [asked] = shown('reported-checkpoint-btc-height')?.parameters ?? [];
  expect(asked?.example).toBe(hash.digest('hex'));
});

describe('the anchors', () => {
  test('agree with the pace of both chains, and with one another', () => {
    const {babylon = 0, bitcoin = 0, time = ''} = presentOf(mainnet);
    const [, launch, , dated] = mainnet.anchors;
    const since = (start = '') => seconds(time) - seconds(start);
    expect(since(launch?.time) / (babylon - (launch?.babylon ?? 0))).toBeCloseTo(pace.babylon, 1);
    expect(since(dated?.time) / (bitcoin - (dated?.bitcoin ?? 0))).toBeCloseTo(pace.bitcoin, 0);
  });

  test('put a later upgrade near the day on which its height was recorded', () => {
    // v4.2 was recorded on 2025-12-01, a few days ahead.
    const days = (timeAt(mainnet, 'babylon', 2_072_934) - seconds('2025-12-01T00:00:00Z')) / 86_400;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(8);
  });
});

/** What is said when one value of an example is changed. */
function told(id: ApiId, slug: string, from: string, to: string): string[] {
  const document = structuredClone(api(id).document) as {paths: Record<string, unknown>};
  const address = Object.keys(document.paths).find((key) => {
    const item = document.paths[key] as {get?: {'x-slug'?: string}};
    return item.get?.['x-slug'] === slug;
  });
  if (address === undefined) throw new Error(slug);
  const text = JSON.stringify(document.paths[address]);
  expect(text).toContain(from);
  document.paths[address] = JSON.parse(text.replace(from, to));
  const broken = readApi(id, document as unknown as OpenApi, loadSockets(PROJECT, id));
  return oneWorld(broken).misfits.map(describeMisfit);
}

describe('a value that does not fit is named with what was expected', () => {
  test('a time that runs against the heights', () => {
    expect(
      told('babylon-grpc', 'delegation-lifecycle', '2026-07-17T16:44:30', '2026-03-04T20:02:41'),
    ).toEqual([
      'babylon-grpc, delegation-lifecycle: life.del_life.del_life.3.block_height is 4003333; ' +
        'expected the height at 2026-03-04T20:02:41Z (block_time 2026-03-04T20:02:41.007712943Z); ' +
        'it is of 2026-07-17T16:44:30Z.',
    ]);
  });

  test('an epoch of other blocks', () => {
    expect(told('babylon-grpc', 'current-epoch', '4035240', '4034880')).toEqual([
      'babylon-grpc, current-epoch: now.epoch_boundary is 4034880; expected 4035240.',
    ]);
  });

  test('a height of Bitcoin long before the end of the epoch', () => {
    const [text] = told('babylon-grpc', 'ended-epoch-btc-height', '958717', '905700');
    expect(text).toBe(
      'babylon-grpc, ended-epoch-btc-height: ended.btc_light_client_height is 905700; ' +
        'expected a block of Bitcoin at the end of epoch 11120, 2026-07-17T16:22:20Z.',
    );
  });

  test('work that is a hundredth of what was done', () => {
    const [text] = told('babylon-grpc', 'largest-btc-re-org', '237000000', '4012345');
    expect(text).toContain('rollback_to.work is 4012345');
    expect(text).toContain('expected about 2.370e+28.');
  });

  test('a stake that ends too early', () => {
    const text = told('staking-api', 'get-delegation-v-2', '"end_height":969700', '"end_height":1');
    expect(text).toEqual([
      'staking-api, get-delegation-v-2: active.data.delegation_staking.end_height is 1; ' +
        'expected 969700: start and timelock.',
    ]);
  });

  test('a block of the future', () => {
    const height = '"chain_id":"bbn-1","height":"4035106"';
    expect(told('comet-bft', 'header', height, height.replace('403', '903'))[0]).toBe(
      'comet-bft, header: header.result.header.height is 9035106; ' +
        'expected at most 4035107, the present of mainnet.',
    );
  });
});
