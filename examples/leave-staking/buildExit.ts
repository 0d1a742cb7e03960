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

/** A transaction that waits for the staker's signature. */
export type Unsigned = {
  readonly tx: ReadTx;
  readonly spent: SpentOutput;
  readonly leaf: Leaf;
  /** BIP-174, version 0; with the leaf to sign and the output that is spent. */
  readonly psbt: Uint8Array;
};

const LEAF_VERSION = 0xc0;
const SIGNATURE_BYTES = 64;

/**
 * The unbonding transaction that was registered, as a PSBT for the staker's signature.
 *
 * @throws ExitProblem when it, the stake or the covenant's signatures differ from the protocol's
 * requirements, or could not be compared. Slashing transactions don't matter for leaving.
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

/** @throws ExitProblem with the first result that must not be signed over */
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
 * Rejects a withdrawal that the checker finds wrong when compared with its delegation.
 *
 * @throws ExitProblem that names the first difference
 */
export function rejectWrong(outcome: Outcome): void {
  if ('problems' in outcome) {
    const [{message, fix} = {message: 'It cannot be checked.', fix: ''}] = outcome.problems;
    throw new ExitProblem(message, fix);
  }
  reject(outcome.reports, ({status}) => status === 'failed');
}

/**
 * A withdrawal to one address. It can be mined when the output is as old as its timelock.
 *
 * @param feeRate satoshi per virtual byte
 * @throws ExitProblem when the address is wrong, or the fee leaves too little
 */
export function buildWithdrawal(
  delegation: Delegation,
  stake: Stake,
  {from, to, feeRate}: {readonly from: Origin; readonly to: string; readonly feeRate: number},
): Unsigned {
  const {made, index, leaf, blocks} = originOf(delegation, stake, from);
  const spent = made.outputs[index];
  if (!spent || !equalBytes(spent.script, scriptOf(stake, from))) {
    throw new ExitProblem(
      `Output ${index} of ${made.id} is not the output that the ${from} withdrawal spends.`,
      'Check the delegation and the version of the parameters first.',
    );
  }
  if (!(feeRate >= 1 && feeRate <= 2000)) {
    throw new ExitProblem(
      `The fee rate is ${feeRate} satoshi per virtual byte.`,
      'Use the rate that a block explorer shows for today, from 1 to 2000.',
    );
  }
  const script = paidTo(to, stake);
  const input = {txid: made.id, index, sequence: blocks};
  const build = (amount: bigint) => ({
    version: 2,
    lockTime: 0,
    inputs: [input],
    outputs: [{amount, script}],
  });
  const fee = BigInt(Math.ceil(feeRate * vsizeOf(build(spent.amount), leaf)));
  const left = spent.amount - fee;
  if (left < dustLimit(script)) {
    throw new ExitProblem(
      `A fee of ${sat(fee)} leaves too little of ${sat(spent.amount)}: nodes would not relay the output.`,
      'Wait for lower fees, and use a lower rate.',
    );
  }
  const psbt = toPsbt(build(left), spent, leaf);
  return {tx: readTransaction(hex.encode(psbt)), spent, leaf, psbt};
}

/** Which transaction made the output, and how it is spent. */
function originOf(delegation: Delegation, stake: Stake, from: Origin) {
  const {staking, unbonding, refund} = stake.outputs;
  const {stakingTime, unbondingTime} = stake.terms;
  if (from === 'stake') {
    const {stakingTx: made, outputIndex: index} = delegation;
    return {made, index, leaf: staking.leaves.timelock, blocks: stakingTime};
  }
  if (from === 'unbonding') {
    const {unbondingTx: made} = delegation;
    return {made, index: 0, leaf: unbonding.leaves.timelock, blocks: unbondingTime};
  }
  const slashed = from === 'slashing' ? delegation.slashing : delegation.unbondingSlashing;
  if (!slashed) {
    throw new ExitProblem(
      'The delegation has no slashing transaction.',
      'Use the response of a node: /babylon/btcstaking/v1/btc_delegation/ID has both.',
    );
  }
  return {made: slashed.tx, index: 1, leaf: refund.leaves.timelock, blocks: unbondingTime};
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
      `"${address.slice(0, 90)}" is not an address of ${stake.network.bitcoin}.`,
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
 * A secret key from a file: 64 hex digits, or WIF.
 *
 * @throws ExitProblem when the file has no key, or not the staker's
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

/** The staker's signature, 64 bytes. Random bytes go into it, as BIP-340 advises. */
export const sign = ({tx, spent, leaf}: Unsigned, secret: Uint8Array): Uint8Array =>
  signSchnorr(leafMessage(tx, 0, [spent], leaf.script), secret);

/**
 * The staker's signature from the file that a wallet saved: a PSBT, a transaction, or 128 hex digits.
 *
 * @throws ExitProblem when no valid signature is in it
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
    'The signed file has no valid signature of the staker for this transaction.',
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
 * The transaction with its witness, ready to broadcast, in hex. For unbonding, the covenant's
 * signatures are added: exactly as many as the quorum.
 *
 * @throws ExitProblem when a Bitcoin node would reject it
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
      'Sign again, and check the delegation and the version of the parameters.',
    );
  }
  const final = plainTx(tx);
  final.updateInput(0, {finalScriptWitness: witness}, true);
  return final.hex;
}

/** One item for each member, from the last key to the first; empty for those who are not needed. */
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

/** The fee of a transaction, in satoshi. */
export const feeOf = ({tx, spent}: Unsigned): bigint => spent.amount - sum(tx.outputs);
