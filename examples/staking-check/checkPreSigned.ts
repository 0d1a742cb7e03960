import {equalBytes} from '@scure/btc-signer/utils.js';
import {isSignedBy, leafMessage, verifySpend} from '../bitcoin-staking-scripts/verifySpend';
import type {CovenantSignature} from './readDelegation';
import {leafDifference, leavesOfStake, type NamedLeaf} from './compareLeaf';
import {addressOf, dustLimit, isOpReturn} from './outputScripts';
import type {ReadTx} from './readTransaction';
import {Findings, type Report, type Role} from './report';
import {outputLines, outputsOf, sat, spentBy, sum, type Spent, type Stake} from './stake';

const FINAL = 0xffffffff;
const STOP = 'Do not sign. Ask a node of the chain for the transaction of this stake.';

/** What an unbonding and a slashing transaction must both be, since they are signed in advance. */
function checkForm(
  findings: Findings,
  tx: ReadTx,
  form: {readonly outputs: number; readonly versions: readonly number[]},
): void {
  const {version, lockTime, inputs, outputs} = tx;
  const [input] = inputs;
  const before = findings.list.length;
  const wrong = (says: string) => findings.wrong('Transaction', says, STOP);
  if (inputs.length !== 1) wrong(`It has ${inputs.length} inputs; the protocol asks for 1.`);
  if (outputs.length !== form.outputs) {
    wrong(`It has ${outputs.length} outputs; the protocol asks for ${form.outputs}.`);
  }
  if (!form.versions.includes(version)) {
    wrong(`Its version is ${version}; the protocol asks for ${form.versions.join(' or ')}.`);
  }
  if (lockTime !== 0) wrong(`Its lock time is ${lockTime}; the protocol asks for 0.`);
  if (input && input.sequence !== FINAL) {
    findings.wrong(
      'Input 0',
      `nSequence is ${input.sequence.toString(16)}; the protocol asks for ffffffff.`,
      STOP,
    );
  }
  if (input && input.scriptSig.length > 0) {
    findings.wrong('Input 0', 'It has a script signature; the protocol asks for none.', STOP);
  }
  if (findings.list.length === before) {
    findings.ok(
      'Transaction',
      `Version ${version}, lock time 0, 1 input that cannot be replaced and ${outputs.length} ` +
        `output${outputs.length === 1 ? '' : 's'}, as the protocol asks.`,
    );
  }
}

/** That the input spends the output of the stake that it should. */
function checkSpent(
  findings: Findings,
  spent: Spent,
  stake: Stake,
  allowed: readonly NonNullable<Spent['of']>[],
): void {
  const names = allowed.map((each) => `${each} output`).join(' or ');
  if (!spent.output) {
    findings.note(
      'Input 0',
      `A raw transaction does not tell what it spends, so nobody can see here that it spends the ${names}. Paste the delegation too, or a PSBT.`,
    );
    return;
  }
  findings.expect(
    spent.of !== undefined && allowed.includes(spent.of),
    'Input 0',
    `Spends the ${spent.of} output of this stake, ${sat(spent.output.amount)}.`,
    spent.of
      ? `Spends the ${spent.of} output; it should spend the ${names}.`
      : `Spends ${addressOf(spent.output.script, stake.network)}, which is not the ${names} of this stake.`,
    STOP,
  );
}

/** The leaves that a PSBT or a witness shows, and the witness itself where there is one. */
export function checkLeaves(
  findings: Findings,
  tx: ReadTx,
  index: number,
  stake: Stake,
  spent: Spent,
  name: NamedLeaf['name'],
): void {
  const input = tx.inputs[index]!;
  const where = `Input ${index}`;
  const expected = leavesOfStake(stake.terms).find(
    (each) => each.name === name && (spent.of === undefined || each.output === spent.of),
  );
  if (!expected) return;
  for (const leaf of input.leaves) {
    const difference = leafDifference(leaf, expected, stake.terms);
    findings.expect(
      difference === undefined,
      where,
      `Uses the ${name} leaf, byte for byte as the protocol asks.`,
      `The leaf is not the ${name} leaf of this stake: ${difference}.`,
      'Do not sign. The script or its control block was built otherwise.',
    );
  }
  if (input.leaves.length === 0 || input.witness.length === 0) return;
  const all = tx.inputs.map((_, each) => spentBy(tx, each, stake).output);
  if (all.some((each) => each === undefined)) return;
  const outcome = verifySpend(tx, index, all as NonNullable<(typeof all)[number]>[], input.witness);
  findings.expect(
    outcome === 'valid',
    where,
    'It is signed, and the witness satisfies the script.',
    `The witness is not valid: ${outcome === 'valid' ? '' : outcome.reason}.`,
    'A node would refuse it. Have it signed again.',
  );
}

function report(role: Role, title: string, tx: ReadTx, stake: Stake, findings: Findings): Report {
  return {
    role,
    title,
    id: tx.id,
    matches: findings.areFine,
    outputs: outputLines(tx, stake),
    findings: findings.list,
  };
}

/** Compares an unbonding transaction, and the covenant's signatures on it where they are known. */
export function checkUnbonding(
  tx: ReadTx,
  stake: Stake,
  signatures?: readonly CovenantSignature[],
): Report {
  const findings = new Findings();
  const {unbonding} = outputsOf(stake);
  const {params} = stake;
  checkForm(findings, tx, {outputs: 1, versions: [2]});
  const spent = spentBy(tx, 0, stake);
  checkSpent(findings, spent, stake, ['staking']);
  const [output] = tx.outputs;
  if (output) {
    findings.expect(
      equalBytes(output.script, unbonding.pkScript),
      'Output 0',
      `Pays the unbonding address ${unbonding.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
      `Pays ${addressOf(output.script, stake.network)}; the unbonding address of this stake is ${unbonding.address}.`,
      STOP,
    );
    const staked = spent.output?.amount ?? stake.amount;
    if (staked === undefined) {
      findings.note(
        'Output 0',
        `${sat(output.amount)}. The stake is not known, so the fee is not checked.`,
      );
    } else {
      findings.expect(
        output.amount === staked - params.unbondingFee,
        'Output 0',
        `${sat(output.amount)}: the stake less the unbonding fee of ${sat(params.unbondingFee)}.`,
        `${sat(output.amount)}; the stake of ${sat(staked)} less the fee of ${sat(params.unbondingFee)} would be ${sat(staked - params.unbondingFee)}.`,
        'Check the version of the parameters; with the right one, do not sign.',
      );
    }
  }
  checkLeaves(findings, tx, 0, stake, spent, 'unbonding');
  if (signatures) checkCovenant(findings, tx, stake, spent, signatures);
  return report('unbonding', 'Unbonding transaction', tx, stake, findings);
}

/** The signatures that fit the key of a member and the transaction; none is counted twice. */
export function validSignatures(
  tx: ReadTx,
  stake: Stake,
  spent: NonNullable<Spent['output']>,
  signatures: readonly CovenantSignature[],
): CovenantSignature[] {
  const {script} = outputsOf(stake).staking.leaves.unbonding;
  return stake.terms.covenant.flatMap((member) => {
    const found = signatures.find(
      ({key, signature}) =>
        equalBytes(key, member) &&
        isSignedBy(key, signature, (type) => leafMessage(tx, 0, [spent], script, type)),
    );
    return found ? [found] : [];
  });
}

function checkCovenant(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  spent: Spent,
  signatures: readonly CovenantSignature[],
): void {
  const {quorum, covenant} = stake.terms;
  if (!spent.output || tx.inputs.length !== 1) return;
  const valid = validSignatures(tx, stake, spent.output, signatures).length;
  const enough = `${valid} of ${covenant.length} covenant members have signed this unbonding transaction`;
  if (signatures.length === 0) {
    findings.wrong(
      'Delegation',
      'The covenant has not signed the unbonding transaction yet.',
      'Do not broadcast the staking transaction before the state is VERIFIED: without these signatures you cannot unbond.',
    );
    return;
  }
  findings.expect(
    valid >= quorum,
    'Delegation',
    `${enough}; ${quorum} are needed.`,
    `${enough}, but ${quorum} are needed: ${signatures.length} signatures were given, and the others fit no member or not this transaction.`,
    'Wait until the state is VERIFIED, and get the delegation again. Check the version of the parameters.',
  );
}

/** Compares a slashing transaction of the staking or the unbonding output. */
export function checkSlashing(tx: ReadTx, stake: Stake, signature?: Uint8Array): Report {
  const findings = new Findings();
  const {refund} = outputsOf(stake);
  const {params} = stake;
  checkForm(findings, tx, {outputs: 2, versions: [1, 2]});
  const spent = spentBy(tx, 0, stake);
  checkSpent(findings, spent, stake, ['staking', 'unbonding']);
  const [slashed, rest] = tx.outputs;
  if (slashed) {
    findings.expect(
      equalBytes(slashed.script, params.slashingScript),
      'Output 0',
      `Pays the slashed share to where the parameters say: ${addressOf(params.slashingScript, stake.network)}.`,
      `Pays ${addressOf(slashed.script, stake.network)}; the slashed share goes to ${addressOf(params.slashingScript, stake.network)}.`,
      STOP,
    );
  }
  if (rest) {
    findings.expect(
      equalBytes(rest.script, refund.pkScript),
      'Output 1',
      `Pays the rest to ${refund.address}, from which the staker's key alone can spend after ${stake.terms.unbondingTime} blocks.`,
      `Pays ${addressOf(rest.script, stake.network)}; the rest belongs to ${refund.address}.`,
      STOP,
    );
  }
  if (spent.output) checkSlashedAmounts(findings, tx, spent.output.amount, stake);
  else
    findings.note(
      'Transaction',
      'The amount that it spends is not known, so share and fee are not checked.',
    );
  checkLeaves(findings, tx, 0, stake, spent, 'slashing');
  if (signature && spent.output && spent.of) {
    const {script} = leavesOfStake(stake.terms).find(
      ({name, output}) => name === 'slashing' && output === spent.of,
    )!.leaf;
    const message = (type: number) => leafMessage(tx, 0, [spent.output!], script, type);
    findings.expect(
      isSignedBy(stake.terms.staker, signature, message),
      'Delegation',
      "The staker's signature on it is valid.",
      "The staker's signature on it is not valid.",
      'Ask another node for the delegation.',
    );
  }
  const title =
    spent.of === 'unbonding'
      ? 'Slashing transaction of the unbonding output'
      : 'Slashing transaction of the staking output';
  return report('slashing', spent.of ? title : 'Slashing transaction', tx, stake, findings);
}

/** The share as the chain computes it: in floating point, rounded to the nearest satoshi. */
export const slashedShare = (amount: bigint, rate: number): bigint =>
  BigInt(Math.trunc(Number(amount) * rate + 0.5));

function checkSlashedAmounts(findings: Findings, tx: ReadTx, from: bigint, stake: Stake): void {
  const {slashingRate, minSlashingFee} = stake.params;
  const [slashed] = tx.outputs;
  const least = slashedShare(from, slashingRate);
  if (slashed) {
    findings.expect(
      slashed.amount >= least,
      'Output 0',
      slashed.amount > least
        ? `${sat(slashed.amount)} are slashed, more than the ${sat(least)} that the rate asks for.`
        : `${sat(slashed.amount)} are slashed, the share that the rate asks for.`,
      `${sat(slashed.amount)} are slashed; the rate asks for at least ${sat(least)}, so the chain refuses it.`,
      STOP,
    );
  }
  const fee = from - sum(tx.outputs);
  findings.expect(
    fee >= minSlashingFee,
    'Transaction',
    `The fee is ${sat(fee)}; at least ${sat(minSlashingFee)} are asked for.`,
    `The fee is ${sat(fee)}; the parameters ask for at least ${sat(minSlashingFee)}.`,
    STOP,
  );
  for (const [index, {amount, script}] of tx.outputs.entries()) {
    if (isOpReturn(script) || amount >= dustLimit(script)) continue;
    findings.wrong(
      `Output ${index}`,
      `${sat(amount)} is dust, below ${sat(dustLimit(script))}.`,
      STOP,
    );
  }
}

const SEQUENCE_DISABLED = 0x8000_0000;
const SEQUENCE_COUNTS_TIME = 0x0040_0000;

/** Compares a withdrawal: the timelock leaf, spent after its blocks. */
export function checkWithdrawal(tx: ReadTx, stake: Stake): Report {
  const findings = new Findings();
  let isOfStake = false;
  for (const [index, input] of tx.inputs.entries()) {
    const spent = spentBy(tx, index, stake);
    const where = `Input ${index}`;
    if (spent.of === undefined) {
      if (spent.output)
        findings.note(
          where,
          `Spends ${addressOf(spent.output.script, stake.network)}, no output of this stake.`,
        );
      if (input.leaves.length === 0) continue;
    } else {
      findings.ok(
        where,
        `Spends the ${spent.of} output of this stake, ${sat(spent.output!.amount)}.`,
      );
    }
    isOfStake = true;
    const blocks = spent.of === 'staking' ? stake.terms.stakingTime : stake.terms.unbondingTime;
    const {sequence} = input;
    const counts = (sequence & (SEQUENCE_DISABLED | SEQUENCE_COUNTS_TIME)) === 0;
    findings.expect(
      counts && (sequence & 0xffff) >= blocks,
      where,
      `nSequence asks for ${sequence & 0xffff} blocks, as the timelock of ${blocks} blocks needs.`,
      counts
        ? `nSequence is ${sequence & 0xffff}; the timelock needs ${blocks}.`
        : `nSequence is ${sequence.toString(16)}, which turns the timelock off or counts time; it must be ${blocks}.`,
      'Have the withdrawal made again with nSequence equal to the timelock.',
    );
    checkLeaves(findings, tx, index, stake, spent, 'timelock');
  }
  if (!isOfStake) {
    findings.note(
      'Transaction',
      'A raw transaction does not tell what it spends. Paste the delegation too, or a PSBT.',
    );
  }
  if (tx.version < 2) {
    findings.wrong(
      'Transaction',
      `Its version is ${tx.version}; timelocks count from version 2 on.`,
      'Have it made again with version 2.',
    );
  }
  checkPayments(findings, tx, stake);
  return report('withdrawal', 'Withdrawal', tx, stake, findings);
}

function checkPayments(findings: Findings, tx: ReadTx, stake: Stake): void {
  for (const [index, {amount, script}] of tx.outputs.entries()) {
    const own = outputLines(tx, stake)[index]!.is.includes('address of the staker');
    const where = `Output ${index}`;
    const to = addressOf(script, stake.network);
    if (own) findings.ok(where, `${sat(amount)} go to ${to}, a usual address of the staker's key.`);
    else findings.note(where, `${sat(amount)} go to ${to}. Sign only if this address is yours.`);
    if (amount < dustLimit(script)) {
      findings.wrong(
        where,
        `${sat(amount)} is dust, below ${sat(dustLimit(script))}.`,
        'Lower the fee.',
      );
    }
  }
  const spent = tx.inputs.map((_, index) => spentBy(tx, index, stake).output);
  if (spent.some((each) => each === undefined)) return;
  const fee = sum(spent as NonNullable<Spent['output']>[]) - sum(tx.outputs);
  if (fee < 0n) {
    findings.wrong(
      'Transaction',
      `The outputs are ${sat(-fee)} more than the inputs hold.`,
      'Have it made again.',
    );
  } else findings.note('Transaction', `The fee is ${sat(fee)}.`);
}
