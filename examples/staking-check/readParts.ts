import {hex} from '@scure/base';
import {sha256x2} from '@scure/btc-signer/utils.js';
import {encodeTx, type RawParts} from '../bitcoin-staking-scripts/rawTransaction';
import {readOps} from '../bitcoin-staking-scripts/readOps';
import type {SpendingTx, SpentOutput} from '../bitcoin-staking-scripts/verifySpend';

/** A leaf that a PSBT offers for signing, or that a witness reveals. */
export type RevealedLeaf = {readonly script: Uint8Array; readonly controlBlock: Uint8Array};

export type ReadInput = SpendingTx['inputs'][number] & {
  readonly scriptSig: Uint8Array;
  /** Empty until it is signed. */
  readonly witness: readonly Uint8Array[];
  /** The spent output, as a PSBT states it. */
  readonly spent?: SpentOutput;
  /** Whether the PSBT contains the transaction that created the spent output, so its amount is certain. */
  readonly isProven?: boolean;
  readonly leaves: readonly RevealedLeaf[];
  /** Signatures in a PSBT for a leaf, each with its key. */
  readonly leafSignatures: readonly {readonly key: Uint8Array; readonly signature: Uint8Array}[];
  /** SIGHASH types that a PSBT requests, and those of the existing signatures. */
  readonly hashTypes: readonly number[];
};

/** A transaction, from hex or from a PSBT. */
export type ReadTx = Omit<SpendingTx, 'inputs'> & {
  readonly form: 'transaction' | 'PSBT';
  /** 64 hex digits, as explorers show it. */
  readonly id: string;
  readonly inputs: readonly ReadInput[];
};

/** The SIGHASH types of the signatures in an input: DER with one byte, or 65 bytes of Schnorr. */
export function typesOf(scriptSig: Uint8Array, witness: readonly Uint8Array[]): number[] {
  const items = leafOf(witness).length > 0 ? witness.slice(0, -2) : witness;
  const pushes = readOps(scriptSig).flatMap(({data}) => (data ? [data] : []));
  const isDer = (item: Uint8Array) => item[0] === 0x30 && item[1] === item.length - 3;
  const isSchnorr = ({length}: Uint8Array) => length === 65;
  return [
    ...items.filter((item) => isSchnorr(item) || isDer(item)),
    // In a legacy input, 65 bytes are an uncompressed key.
    ...pushes.filter(isDer),
  ].map((item) => item.at(-1)!);
}

/** The last two witness items of a script path spend, the script and its control block. */
export function leafOf(witness: readonly Uint8Array[]): RevealedLeaf[] {
  const [controlBlock, script] = [...witness].reverse();
  if (!controlBlock || !script || controlBlock.length < 33) return [];
  const isControlBlock =
    (controlBlock.length - 33) % 32 === 0 && (controlBlock[0]! & 0xfe) === 0xc0;
  return isControlBlock ? [{script, controlBlock}] : [];
}

/** The txid: SHA-256, applied twice, of the transaction without its witnesses. */
export function idOf({version, lockTime, inputs, outputs}: RawParts): string {
  return hex.encode(sha256x2(encodeTx({version, lockTime, inputs, outputs})).reverse());
}
