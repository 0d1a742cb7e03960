import {schnorr} from '@noble/curves/secp256k1.js';
import {Transaction} from '@scure/btc-signer';
import {compareBytes, equalBytes, tagSchnorr, taprootTweakPubkey} from '@scure/btc-signer/utils.js';
import {concatBytes} from '@scure/btc-signer/utils.js';
import {readOps} from './readOps';

/** The output that an input spends. The amount is in satoshis. */
export type SpentOutput = {readonly amount: bigint; readonly script: Uint8Array};

/** The parts of a transaction that a signature covers, independent of its encoding. */
export type SpendingTx = {
  readonly version: number;
  readonly lockTime: number;
  readonly inputs: readonly {
    /** ID of the transaction that created the spent output, as explorers show it: 64 hex digits. */
    readonly txid: string;
    readonly index: number;
    readonly sequence: number;
  }[];
  readonly outputs: readonly SpentOutput[];
};

const LEAF_VERSION = 0xc0;
const CONTROL_BLOCK_BASE = 33;
const HASH_BYTES = 32;
const SIGHASH_DEFAULT = 0;
const SIGHASH_ALL = 1;
const SEQUENCE_DISABLED = 0x8000_0000;
const SEQUENCE_COUNTS_TIME = 0x0040_0000;
const SEQUENCE_MASK = 0xffff;

/** `valid`, or the reason why a spend is invalid. */
export type Verification = 'valid' | {readonly reason: string};

/** The hash that a signature for a leaf signs: BIP-341 with the extension of BIP-342. */
export function leafMessage(
  tx: SpendingTx,
  input: number,
  spent: readonly SpentOutput[],
  leafScript: Uint8Array,
  hashType = SIGHASH_DEFAULT,
): Uint8Array {
  const signed = new Transaction({
    version: tx.version,
    lockTime: tx.lockTime,
    allowUnknownVersion: true,
    allowUnknownOutputs: true,
    allowUnknownInputs: true,
    disableScriptCheck: true,
  });
  for (const {txid, index, sequence} of tx.inputs) signed.addInput({txid, index, sequence});
  for (const output of tx.outputs) signed.addOutput({amount: output.amount, script: output.script});
  return signed.preimageWitnessV1(
    input,
    spent.map(({script}) => script),
    hashType,
    spent.map(({amount}) => amount),
    undefined,
    leafScript,
  );
}

/** Whether a BIP-340 signature, 64 bytes or 65 with SIGHASH_ALL, is valid for a key and a leaf. */
export function isSignedBy(
  key: Uint8Array,
  signature: Uint8Array,
  message: (hashType: number) => Uint8Array,
): boolean {
  const hashType = signature.length === 65 ? signature[64] : SIGHASH_DEFAULT;
  if (signature.length !== 64 && hashType !== SIGHASH_ALL) return false;
  try {
    return schnorr.verify(signature.slice(0, 64), message(hashType!), key);
  } catch {
    return false;
  }
}

/** The output script to which a leaf and its control block commit. */
export function committedScript(
  leafScript: Uint8Array,
  controlBlock: Uint8Array,
): {readonly script: Uint8Array} | {readonly reason: string} {
  const siblings = controlBlock.length - CONTROL_BLOCK_BASE;
  if (siblings < 0 || siblings % HASH_BYTES !== 0) {
    return {reason: `the control block has ${controlBlock.length} bytes, not 33 plus 32 per level`};
  }
  const [first = 0] = controlBlock;
  if ((first & 0xfe) !== LEAF_VERSION) return {reason: 'the leaf version is not c0'};
  let node = tagSchnorr('TapLeaf', Uint8Array.of(LEAF_VERSION), size(leafScript), leafScript);
  for (let at = CONTROL_BLOCK_BASE; at < controlBlock.length; at += HASH_BYTES) {
    const sibling = controlBlock.slice(at, at + HASH_BYTES);
    const pair = [node, sibling].sort(compareBytes);
    node = tagSchnorr('TapBranch', ...pair);
  }
  try {
    const [key, parity] = taprootTweakPubkey(controlBlock.slice(1, CONTROL_BLOCK_BASE), node);
    if (parity !== (first & 1)) return {reason: 'the control block has the wrong parity'};
    return {script: concatBytes(Uint8Array.of(0x51, 0x20), key)};
  } catch {
    return {reason: 'the internal key in the control block is not a point on the curve'};
  }
}

/** The length of a script in Bitcoin's encoding (CompactSize). */
function size({length}: Uint8Array): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length);
  return Uint8Array.of(0xfd, length & 0xff, length >> 8);
}

/**
 * Runs a script path spend as a Bitcoin node does: the control block, then the leaf on the witness.
 * It supports only the opcodes in the leaves of stakes, and rejects any other.
 */
export function verifySpend(
  tx: SpendingTx,
  input: number,
  spent: readonly SpentOutput[],
  witness: readonly Uint8Array[],
): Verification {
  const [controlBlock, script, ...reversed] = [...witness].reverse();
  if (!controlBlock || !script) return {reason: 'the witness has no script and control block'};
  const committed = committedScript(script, controlBlock);
  if ('reason' in committed) return committed;
  if (!equalBytes(committed.script, spent[input]!.script)) {
    return {reason: 'the output does not commit to this script'};
  }
  const run = new Run(tx, input, spent, script, reversed.reverse());
  return run.result();
}

class Run {
  private readonly stack: Uint8Array[];

  constructor(
    private readonly tx: SpendingTx,
    private readonly input: number,
    private readonly spent: readonly SpentOutput[],
    private readonly script: Uint8Array,
    witness: readonly Uint8Array[],
  ) {
    this.stack = [...witness];
  }

  result(): Verification {
    try {
      for (const op of readOps(this.script)) {
        if (op.isTruncated) return {reason: 'the script ends inside a push'};
        if (op.data) this.stack.push(op.data);
        else this.step(op.name);
      }
    } catch (error) {
      if (error instanceof Refused) return {reason: error.message};
      throw error;
    }
    const [top, ...others] = [...this.stack].reverse();
    if (!top || !isTrue(top)) return {reason: 'the script ends with false'};
    return others.length > 0
      ? {reason: 'the witness has more items than the script takes'}
      : 'valid';
  }

  private step(name: string): void {
    switch (name) {
      case 'OP_CHECKSIG':
        return void this.stack.push(number(this.check() ? 1 : 0));
      case 'OP_CHECKSIGVERIFY':
        return demand(this.check(), 'a required signature is empty');
      case 'OP_CHECKSIGADD': {
        const key = this.pop();
        const count = value(this.pop());
        this.stack.push(key);
        return void this.stack.push(number(count + (this.check() ? 1 : 0)));
      }
      case 'OP_NUMEQUAL':
        return void this.stack.push(number(value(this.pop()) === value(this.pop()) ? 1 : 0));
      case 'OP_NUMEQUALVERIFY':
        return demand(value(this.pop()) === value(this.pop()), 'wrong number of signatures');
      case 'OP_CHECKSEQUENCEVERIFY':
        return this.checkSequence(value(this.stack.at(-1) ?? new Uint8Array()));
      default:
        throw new Refused(`${name} is not part of a stake's scripts`);
    }
  }

  /** Pops a key and a signature. An empty signature counts as missing; an invalid one ends the script. */
  private check(): boolean {
    const key = this.pop();
    const signature = this.pop();
    if (signature.length === 0) return false;
    const message = (hashType: number) =>
      leafMessage(this.tx, this.input, this.spent, this.script, hashType);
    demand(isSignedBy(key, signature, message), 'a signature does not match its key');
    return true;
  }

  /** BIP-112 with BIP-68: the input must have waited at least this number of blocks. */
  private checkSequence(blocks: number): void {
    const {sequence} = this.tx.inputs[this.input]!;
    demand(this.tx.version >= 2, `a version ${this.tx.version} transaction has no timelocks`);
    demand(
      (sequence & SEQUENCE_DISABLED) === 0,
      'nSequence is final: its highest bit disables the timelock',
    );
    demand((sequence & SEQUENCE_COUNTS_TIME) === 0, 'nSequence counts time instead of blocks');
    demand(
      (sequence & SEQUENCE_MASK) >= blocks,
      `nSequence is ${sequence & SEQUENCE_MASK}, below the timelock of ${blocks} blocks`,
    );
  }

  private pop(): Uint8Array {
    const item = this.stack.pop();
    if (!item) throw new Refused('the witness has too few items');
    return item;
  }
}

class Refused extends Error {}

function demand(isMet: boolean, otherwise: string): void {
  if (!isMet) throw new Refused(otherwise);
}

const isTrue = (item: Uint8Array): boolean => item.some((byte) => byte !== 0);

/** Decodes a little-endian number in a script. In stakes, it is never negative or over four bytes. */
function value(item: Uint8Array): number {
  demand(item.length <= 4, 'a number has more than four bytes');
  return item.reduceRight((sum, byte) => sum * 256 + byte, 0);
}

/** Encodes a number below 253 as a stack item, which is enough for the size of any committee. */
const number = (count: number): Uint8Array =>
  count === 0 ? new Uint8Array() : count < 128 ? Uint8Array.of(count) : Uint8Array.of(count, 0);
