// Creates simnet Bitcoin blocks for a local Babylon network. No Bitcoin software is needed.
//
//   node bitcoin.mjs empty TIP COUNT            one line: COUNT headers
//   node bitcoin.mjs checkpoint TIP FILE TAG    three lines: a header and the proofs of both parts
//
// TIP is the header of the latest Bitcoin block that the chain knows, as 160 hex digits. FILE is the
// output of `babylond query checkpointing raw-checkpoint EPOCH --output json`. TAG is the network's
// checkpoint tag.
import {Buffer} from 'node:buffer';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {pathToFileURL} from 'node:url';

/** Block version. The chain rejects lower ones. */
const VERSION = 4;
/** The lowest simnet difficulty, as in the genesis header: half of all hashes meet it. */
const BITS = 0x207fffff;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
export const doubleSha256 = (bytes) => sha256(sha256(bytes));

const uint32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

/** Mines a header that extends another one. */
export function mine(parent, merkleRoot, time) {
  const start = [uint32(VERSION), doubleSha256(parent), merkleRoot, uint32(time), uint32(BITS)];
  for (let nonce = 0; ; nonce++) {
    const header = Buffer.concat([...start, uint32(nonce)]);
    // The hash is a little-endian number, so its last byte is the most significant.
    if (doubleSha256(header)[31] < 0x7f) return header;
  }
}

/** A transaction with one fictitious input and one output that contains only data. */
function transaction(data, number) {
  const push = data.length > 75 ? [0x6a, 0x4c, data.length] : [0x6a, data.length];
  const script = Buffer.concat([Buffer.from(push), data]);
  const outpoint = Buffer.concat([sha256(Buffer.from([number])), uint32(0)]);
  return Buffer.concat([
    uint32(1),
    Buffer.from([1]),
    outpoint,
    Buffer.from([0]),
    uint32(0xffffffff),
    Buffer.from([1]),
    Buffer.alloc(8),
    Buffer.from([script.length]),
    script,
    uint32(0),
  ]);
}

/** The two data outputs of a checkpoint: epoch, hash and signers, then the BLS signature. */
export function checkpointParts({epoch_num, block_hash_hex, bitmap, bls_multi_sig}, tag) {
  const epoch = Buffer.alloc(8);
  epoch.writeBigUInt64BE(BigInt(epoch_num));
  const submitter = Buffer.alloc(20);
  const first = Buffer.concat([
    epoch,
    Buffer.from(block_hash_hex, 'hex'),
    Buffer.from(bitmap, 'base64'),
    submitter,
  ]);
  const second = Buffer.concat([
    Buffer.from(bls_multi_sig, 'base64'),
    sha256(first).subarray(0, 10),
  ]);
  // The byte after the tag contains the part, 0 or 1, in the upper four bits, and version 0.
  return [
    Buffer.concat([tag, Buffer.from([0x00]), first]),
    Buffer.concat([tag, Buffer.from([0x10]), second]),
  ];
}

/** Encodes a bytes field of a Protobuf message. */
function field(number, bytes) {
  const length = [];
  for (let rest = bytes.length; ; rest >>>= 7) {
    length.push(rest > 127 ? (rest & 127) | 128 : rest);
    if (rest <= 127) break;
  }
  return Buffer.concat([Buffer.from([(number << 3) | 2, ...length]), bytes]);
}

/** A BTCSpvProof: the transaction, its position in the block, its Merkle path and the header. */
function proof(transaction, index, path, header) {
  return Buffer.concat([
    field(1, transaction),
    Buffer.from([2 << 3, index]),
    field(3, Buffer.concat(path)),
    field(4, header),
  ]);
}

/** A block with a coinbase and both parts of a checkpoint, and the proof of each part. */
export function checkpointBlock(parent, parts, time) {
  const transactions = [
    transaction(Buffer.from('coinbase'), 0),
    transaction(parts[0], 1),
    transaction(parts[1], 2),
  ];
  const [coinbase, first, second] = transactions.map(doubleSha256);
  const left = doubleSha256(Buffer.concat([coinbase, first]));
  // A level with an odd number of hashes repeats the last one.
  const right = doubleSha256(Buffer.concat([second, second]));
  const header = mine(parent, doubleSha256(Buffer.concat([left, right])), time);
  return {
    header,
    proofs: [
      proof(transactions[1], 1, [coinbase, right], header),
      proof(transactions[2], 2, [second, left], header),
    ],
  };
}

function main([command, tip, ...rest]) {
  const parent = Buffer.from(tip, 'hex');
  const now = Math.floor(Date.now() / 1000);
  if (command === 'empty') {
    const headers = [];
    for (let i = 0; i < Number(rest[0]); i++) {
      headers.push(mine(headers.at(-1) ?? parent, sha256(uint32(i)), now + i));
    }
    process.stdout.write(`${Buffer.concat(headers).toString('hex')}\n`);
  } else if (command === 'checkpoint') {
    const {ckpt} = JSON.parse(readFileSync(rest[0], 'utf8')).raw_checkpoint;
    const parts = checkpointParts(ckpt, Buffer.from(rest[1], 'hex'));
    const {header, proofs} = checkpointBlock(parent, parts, now);
    for (const bytes of [header, ...proofs]) process.stdout.write(`${bytes.toString('hex')}\n`);
  } else {
    throw new Error('Usage: node bitcoin.mjs empty TIP COUNT | checkpoint TIP FILE TAG');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
