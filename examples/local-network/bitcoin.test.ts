import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const SCRIPT = path.join(__dirname, 'bitcoin.mjs');
/** Header of the first block that `babylond testnet` writes into its genesis file. */
const GENESIS =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a45068653ffff7f2002000000';
const TAG = '01020304';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const doubleSha256 = (bytes: Uint8Array): Buffer => sha256(sha256(bytes));

function run(...args: string[]): Buffer[] {
  const printed = execFileSync(process.execPath, [SCRIPT, ...args], {encoding: 'utf8'});
  return printed
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'hex'));
}

/** Decodes the bytes fields of a Protobuf message, by field number. */
function fields(message: Buffer): Map<number, Buffer> {
  const fieldsByNumber = new Map<number, Buffer>();
  for (let at = 0; at < message.length;) {
    const key = message[at++]!;
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    if ((key & 7) === 2) {
      fieldsByNumber.set(key >> 3, message.subarray(at, at + value));
      at += value;
    } else {
      fieldsByNumber.set(key >> 3, Buffer.from([value]));
    }
  }
  return fieldsByNumber;
}

test('each header extends the previous one, starting at the given header, and meets the difficulty', () => {
  const [headers] = run('empty', GENESIS, '5');
  expect(headers).toHaveLength(5 * 80);
  let parent: Uint8Array = Buffer.from(GENESIS, 'hex');
  for (let at = 0; at < 400; at += 80) {
    const header = headers!.subarray(at, at + 80);
    expect(header.subarray(4, 36)).toEqual(doubleSha256(parent));
    expect(doubleSha256(header)[31]).toBeLessThan(0x80);
    parent = header;
  }
});

test('the inclusion proofs of both checkpoint parts match the header of their block', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkpoint-'));
  const file = path.join(folder, 'checkpoint.json');
  // cspell:disable
  const ckpt = {
    epoch_num: '1',
    block_hash_hex: 'e2288952b07a5749705d9df60afb75ac248a3d28b7b24b50b7e84a744202ecfb',
    bitmap: 'AQAAAAAAAAAAAAAAAA==',
    bls_multi_sig: 'pPHjLrL8dmeWUxzXdAxElZkTcxbffbv1KPOvlnHHa6pUME+ykPI0vfJUWnSU3okR',
  };
  // cspell:enable
  writeFileSync(file, JSON.stringify({raw_checkpoint: {ckpt}}));
  const [header, ...proofs] = run('checkpoint', GENESIS, file, TAG);
  rmSync(folder, {recursive: true});
  expect(proofs).toHaveLength(2);
  proofs.forEach((bytes, part) => {
    const proof = fields(bytes);
    const transaction = proof.get(1)!;
    expect(proof.get(4)).toEqual(header);
    let hash = doubleSha256(transaction);
    let index = proof.get(2)![0]!;
    const path = proof.get(3)!;
    for (let at = 0; at < path.length; at += 32, index >>= 1) {
      const other = path.subarray(at, at + 32);
      hash = doubleSha256(Buffer.concat(index & 1 ? [other, hash] : [hash, other]));
    }
    expect(hash).toEqual(header!.subarray(36, 68));
    // The tag, then the part number in the upper half of the next byte.
    expect(transaction.toString('hex')).toContain(`${TAG}${part}0`);
  });
});
