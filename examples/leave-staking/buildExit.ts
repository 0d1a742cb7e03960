import {hex} from '@scure/base';
import {Address, OutScript, TaprootControlBlock, Transaction, WIF} from '@scure/btc-signer';
import {concatBytes, equalBytes, pubSchnorr, signSchnorr} from '@scure/btc-signer/utils.js';
import {NUMS, type Leaf} from '../bitcoin-staking-scripts/buildOutputs';
import {
  isSignedBy,
  leafMessage,
  verifySpend,
  type SpentOutput,
} from '../bitcoin-staking-scripts/verifySpend';
import type {Outcome} from '../staking-check/check';
import {validSignatures} from '../staking-check/checkPreSigned';
import {bitcoinOf, dustLimit} from '../staking-check/outputScripts';
import type {Delegation} from '../staking-check/readDelegation';
import type {ReadTx} from '../staking-check/readParts';
import type {Finding, Report} from '../staking-check/report';
import {readTransaction} from '../staking-check/readTransaction';
import {sat, sum, type Stake} from '../staking-check/stake';

/** Why a transaction is not built, and the fix. */
export class ExitProblem extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** The output that a withdrawal empties. */
export const origins = ['stake', 'unbonding', 'slashing', 'unbonding-slashing'] as const;
export type Origin = (typeof origins)[number];

/** A transaction that the staker has to sign. */
export type Unsigned = {
  readonly tx: ReadTx;
  readonly spent: SpentOutput;
  readonly leaf: Leaf;
  /** PSBT version 0 (BIP-174) with the leaf to sign and the output that is spent. */
  readonly psbt: Uint8Array;
};

const LEAF_VERSION = 0xc0;
const SIGNATURE_BYTES = 64;

/**
 * Builds a PSBT of the registered unbonding transaction, for the staker to sign.
 *
 * @throws ExitProblem if it, the stake or the covenant's signatures don't meet the protocol's
 * requirements, or could not be checked. Results for slashing transactions are
 * ignored, because leaving does not need them.
 */
export function buildUnbonding({stake, reports}: Exclude<Outcome, {problems: unknown}>): Unsigned {
  const own = reports.filter(({kind}) => kind !== 'slashing');
  reject(
    own,
    ({check, status}, kind) =>
      status === 'failed' ||
      (status === 'risk' && check === 'state') ||
      (kind === 'unbonding' && status !== 'passed'),
  );
  const {stakingTx, outputIndex, unbondingTx} = stake.delegation!;
  const spent = stakingTx.outputs[outputIndex]!;
  const leaf = stake.outputs.staking.leaves.unbonding;
  return {...pack(unbondingTx, spent, leaf), spent, leaf};
}

/** @throws ExitProblem with the first result because of which the staker must not sign */
function reject(
  reports: readonly Report[],
  isProblem: (finding: Finding, kind: Report['kind']) => boolean,
): void {
  for (const {kind, findings} of reports) {
    const problem = findings.find((finding) => isProblem(finding, kind));
    if (!problem) continue;
    const {where, message, fix = 'Check the delegation.'} = problem;
    throw new ExitProblem(`${where}: ${message}`, fix);
  }
}

/**
 * Checks a withdrawal against its delegation.
 *
 * @throws ExitProblem with the first difference
 */
export function rejectWrong(outcome: Outcome): void {
  if ('problems' in outcome) {
    const [{message, fix} = {message: 'It cannot be checked.', fix: ''}] = outcome.problems;
    throw new ExitProblem(message, fix);
  }
  reject(outcome.reports, ({status}) => status === 'failed');
}

/**
 * Builds a withdrawal to one address. It can be mined once the timelock of the output has expired.
 *
 * @param feeRate satoshis per virtual byte
 * @throws ExitProblem if the address is invalid, or too little remains after the fee
 */
export function buildWithdrawal(
  delegation: Delegation,
  stake: Stake,
  {from, to, feeRate}: {readonly from: Origin; readonly to: string; readonly feeRate: number},
): Unsigned {
  const {createdBy, index, leaf, blocks} = originOf(delegation, stake, from);
  const spent = createdBy.outputs[index];
  if (!spent || !equalBytes(spent.script, scriptOf(stake, from))) {
    throw new ExitProblem(
      `Output ${index} of ${createdBy.id} is not the output that the ${from} withdrawal spends.`,
      'Check the delegation and the parameter version first.',
    );
  }
  if (!(feeRate >= 1 && feeRate <= 2000)) {
    throw new ExitProblem(
      `The fee rate is ${feeRate} satoshis per virtual byte.`,
      'Use the rate that a block explorer shows for today, from 1 to 2000.',
    );
  }
  const script = paidTo(to, stake);
  const input = {txid: createdBy.id, index, sequence: blocks};
  const build = (amount: bigint) => ({
    version: 2,
    lockTime: 0,
    inputs: [input],
    outputs: [{amount, script}],
  });
  const fee = BigInt(Math.ceil(feeRate * vsizeOf(build(spent.amount), leaf)));
  const remainder = spent.amount - fee;
  if (remainder < dustLimit(script)) {
    throw new ExitProblem(
      `A fee of ${sat(fee)} leaves too little of ${sat(spent.amount)}: nodes would not relay the output.`,
      'Wait for lower fees, and use a lower rate.',
    );
  }
  const psbt = toPsbt(build(remainder), spent, leaf);
  return {tx: readTransaction(hex.encode(psbt)), spent, leaf, psbt};
}

/** Finds the transaction that created the output, and the leaf that spends it. */
function originOf(delegation: Delegation, stake: Stake, from: Origin) {
  const {staking, unbonding, refund} = stake.outputs;
  const {stakingTime, unbondingTime} = stake.terms;
  if (from === 'stake') {
    const {stakingTx: createdBy, outputIndex: index} = delegation;
    return {createdBy, index, leaf: staking.leaves.timelock, blocks: stakingTime};
  }
  if (from === 'unbonding') {
    const {unbondingTx: createdBy} = delegation;
    return {createdBy, index: 0, leaf: unbonding.leaves.timelock, blocks: unbondingTime};
  }
  const slashed = from === 'slashing' ? delegation.slashing : delegation.unbondingSlashing;
  if (!slashed) {
    throw new ExitProblem(
      'The delegation has no slashing transaction.',
      'Use the response of a node: /babylon/btcstaking/v1/btc_delegation/ID has both.',
    );
  }
  return {createdBy: slashed.tx, index: 1, leaf: refund.leaves.timelock, blocks: unbondingTime};
}

function scriptOf(stake: Stake, from: Origin): Uint8Array {
  const {staking, unbonding, refund} = stake.outputs;
  if (from === 'stake') return staking.pkScript;
  return from === 'unbonding' ? unbonding.pkScript : refund.pkScript;
}

function paidTo(address: string, stake: Stake): Uint8Array {
  try {
    return OutScript.encode(Address(bitcoinOf(stake.network)).decode(address));
  } catch {
    throw new ExitProblem(
      `"${address.slice(0, 90)}" is not a ${stake.network.bitcoin} address.`,
      `Copy a receiving address from your own wallet, for the network of ${stake.network.id}.`,
    );
  }
}

type Plain = Pick<ReadTx, 'version' | 'lockTime' | 'outputs'> & {
  readonly inputs: readonly Pick<ReadTx['inputs'][number], 'txid' | 'index' | 'sequence'>[];
};

function plainTx({version, lockTime, inputs, outputs}: Plain): Transaction {
  const tx = new Transaction({
    version,
    lockTime,
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
  for (const {txid, index, sequence} of inputs) tx.addInput({txid, index, sequence});
  for (const {amount, script} of outputs) tx.addOutput({amount, script});
  return tx;
}

/** Virtual size with only the staker's signature. */
function vsizeOf(plain: Plain, leaf: Leaf): number {
  const tx = plainTx(plain);
  const witness = [new Uint8Array(SIGNATURE_BYTES), leaf.script, leaf.controlBlock];
  tx.updateInput(0, {finalScriptWitness: witness}, true);
  return tx.vsize;
}

function toPsbt(plain: Plain, spent: SpentOutput, {script, controlBlock}: Leaf): Uint8Array {
  const tx = plainTx(plain);
  tx.updateInput(0, {
    witnessUtxo: spent,
    tapInternalKey: NUMS,
    tapLeafScript: [
      [TaprootControlBlock.decode(controlBlock), concatBytes(script, Uint8Array.of(LEAF_VERSION))],
    ],
  });
  return tx.toPSBT(0);
}

function pack(tx: ReadTx, spent: SpentOutput, leaf: Leaf): Pick<Unsigned, 'tx' | 'psbt'> {
  return {tx, psbt: toPsbt(tx, spent, leaf)};
}

/**
 * Parses the contents of a key file: 64 hex digits, or WIF.
 *
 * @throws ExitProblem if the file contains no key, or not the staker's
 */
export function readSecret(text: string, stake: Stake): Uint8Array {
  const fix = 'Put 64 hex digits or a WIF key into the file. It must be the key of the stake.';
  const secret = parseSecret(text.trim(), stake);
  if (!secret) throw new ExitProblem('The file has no secret key.', fix);
  if (equalBytes(pubSchnorr(secret), stake.terms.staker)) return secret;
  throw new ExitProblem(
    `The key in the file is not that of the stake, ${hex.encode(stake.terms.staker)}.`,
    fix,
  );
}

function parseSecret(text: string, stake: Stake): Uint8Array | undefined {
  try {
    const secret = /^[0-9a-f]{64}$/i.test(text)
      ? hex.decode(text.toLowerCase())
      : WIF(bitcoinOf(stake.network)).decode(text);
    pubSchnorr(secret);
    return secret;
  } catch {
    return undefined;
  }
}

/** Signs for the staker: 64 bytes, with auxiliary randomness as BIP-340 recommends. */
export const sign = ({tx, spent, leaf}: Unsigned, secret: Uint8Array): Uint8Array =>
  signSchnorr(leafMessage(tx, 0, [spent], leaf.script), secret);

/**
 * Reads the staker's signature from a wallet's file: a PSBT, a transaction, or 128 hex digits.
 *
 * @throws ExitProblem if the file contains no valid signature
 */
export function signatureIn(text: string, unsigned: Unsigned, stake: Stake): Uint8Array {
  const isSignature = /^[0-9a-f]{128}([0-9a-f]{2})?$/i.test(text.trim());
  const signatures = isSignature
    ? [hex.decode(text.trim().toLowerCase())]
    : itemsOf(readTransaction(text), unsigned);
  const {tx, spent, leaf} = unsigned;
  const message = (type: number) => leafMessage(tx, 0, [spent], leaf.script, type);
  const valid = signatures.find((item) => isSignedBy(stake.terms.staker, item, message));
  if (valid) return valid;
  throw new ExitProblem(
    'The signed file has no valid signature by the staker for this transaction.',
    'The wallet signed with another key, for another transaction, or not at all. Choose the account of the stake and sign again, or use another wallet.',
  );
}

function itemsOf(signed: ReadTx, {tx}: Unsigned): Uint8Array[] {
  if (signed.id !== tx.id) {
    throw new ExitProblem(
      `The signed file is for the transaction ${signed.id}; it should be ${tx.id}.`,
      'Sign the PSBT that this program wrote, unchanged.',
    );
  }
  const [input] = signed.inputs;
  return [
    ...(input?.leafSignatures.map(({signature}) => signature) ?? []),
    ...(input?.witness ?? []),
  ];
}

/**
 * Adds the witness to a transaction and returns it in hex, ready to broadcast. An unbonding transaction also gets
 * the covenant's signatures: exactly as many as the quorum.
 *
 * @throws ExitProblem if a Bitcoin node would reject the transaction
 */
export function complete(
  unsigned: Unsigned,
  signature: Uint8Array,
  stake: Stake,
  covenant: Delegation['covenantSignatures'] = [],
): string {
  const {tx, spent, leaf} = unsigned;
  const needsCovenant = equalBytes(leaf.script, stake.outputs.staking.leaves.unbonding.script);
  const shares = needsCovenant ? covenantItems(tx, stake, spent, covenant) : [];
  const witness = [...shares, signature, leaf.script, leaf.controlBlock];
  const outcome = verifySpend(tx, 0, [spent], witness);
  if (outcome !== 'valid') {
    throw new ExitProblem(
      `A node would reject the transaction: ${outcome.reason}.`,
      'Sign again, and check the delegation and the parameter version.',
    );
  }
  const final = plainTx(tx);
  final.updateInput(0, {finalScriptWitness: witness}, true);
  return final.hex;
}

/** Witness items of the covenant members, from the last key to the first; empty if not needed. */
function covenantItems(
  tx: ReadTx,
  stake: Stake,
  spent: SpentOutput,
  signatures: Delegation['covenantSignatures'],
): Uint8Array[] {
  const {covenant, quorum} = stake.terms;
  const chosen = validSignatures(tx, stake, spent, signatures).slice(0, quorum);
  const last = (a: Uint8Array, b: Uint8Array) => (hex.encode(a) < hex.encode(b) ? 1 : -1);
  return [...covenant]
    .sort(last)
    .map(
      (member) => chosen.find(({key}) => equalBytes(key, member))?.signature ?? new Uint8Array(),
    );
}

/** The fee of a transaction, in satoshis. */
export const feeOf = ({tx, spent}: Unsigned): bigint => spent.amount - sum(tx.outputs);
