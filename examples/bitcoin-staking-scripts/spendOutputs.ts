import {Transaction} from '@scure/btc-signer';
import {compareBytes, signSchnorr} from '@scure/btc-signer/utils.js';
import type {Leaf} from './buildOutputs';
import type {ExampleKey} from './exampleKeys';

/** The output to spend; the amount is in satoshis. */
export type Coin = {
  readonly txid: Uint8Array;
  readonly index: number;
  readonly amount: bigint;
  readonly pkScript: Uint8Array;
};

/** An output to create; the amount is in satoshis. */
export type Payment = {readonly amount: bigint; readonly script: Uint8Array};

/** Sequence of a pre-signed transaction: final, as the chain requires. It does not signal RBF. */
export const FINAL = 0xffffffff;

/** Signatures are 64 bytes without a sighash type: SIGHASH_DEFAULT covers every input and every output. */
const SIGHASH_DEFAULT = 0;

/** A missing covenant signature is an empty item in the witness. */
const MISSING = new Uint8Array();

/** One input, version 2, no lock time: the format of all transactions on this page. */
export function spend(coin: Coin, sequence: number, payments: readonly Payment[]): Transaction {
  const tx = new Transaction({version: 2, lockTime: 0, allowUnknownOutputs: true});
  tx.addInput({
    txid: coin.txid,
    index: coin.index,
    sequence,
    witnessUtxo: {amount: coin.amount, script: coin.pkScript},
  });
  for (const payment of payments) tx.addOutput(payment);
  return tx;
}

/** Signs the only input for one leaf. Zeros as auxiliary randomness make the result reproducible. */
export function signLeaf(tx: Transaction, coin: Coin, leaf: Leaf, key: ExampleKey): Uint8Array {
  const {script} = leaf;
  const hash = tx.preimageWitnessV1(
    0,
    [coin.pkScript],
    SIGHASH_DEFAULT,
    [coin.amount],
    undefined,
    script,
  );
  return signSchnorr(hash, key.secret, new Uint8Array(32));
}

/**
 * The covenant's part of a witness, last key first: the script takes items from the end. Only
 * `signers` sign; their number must be exactly the quorum, because the script compares for equality.
 */
export function covenantPart(
  committee: readonly ExampleKey[],
  signers: readonly ExampleKey[],
  sign: (key: ExampleKey) => Uint8Array,
): Uint8Array[] {
  return [...committee]
    .sort((a, b) => compareBytes(b.xOnly, a.xOnly))
    .map((key) => (signers.includes(key) ? sign(key) : MISSING));
}

/** The witness of a script path spend: the signatures, the script and its control block. */
export function witnessOf(leaf: Leaf, signatures: readonly Uint8Array[]): Uint8Array[] {
  return [...signatures, leaf.script, leaf.controlBlock];
}

/** The transaction with its witness, ready to broadcast. */
export function complete(tx: Transaction, witness: readonly Uint8Array[]): Transaction {
  tx.updateInput(0, {finalScriptWitness: [...witness]}, true);
  return tx;
}
