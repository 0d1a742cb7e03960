import {equalBytes} from '@scure/btc-signer/utils.js';
import type {Kind} from './checks';
import {addressOf, isWitnessProgram} from './outputScripts';
import type {ReadInput, ReadTx} from './readParts';
import type {Findings} from './report';
import {
  allSpent,
  grouped,
  outputNameOf,
  registeredSpent,
  sat,
  spentBy,
  sum,
  type Stake,
} from './stake';

/** Checks a transaction that a reader may be about to sign. */
export function checkSigning(findings: Findings, tx: ReadTx, stake: Stake, kind: Kind): void {
  checkRegisteredId(findings, tx, stake, kind);
  checkSpentOutputs(findings, tx, stake);
  checkSighash(findings, tx);
  if (kind !== 'staking' && kind !== 'withdrawal') return;
  checkFee(findings, tx, stake);
  checkLockTime(findings, tx, stake);
  if (kind === 'withdrawal') return;
  checkRelativeLocks(findings, tx);
  checkFinalId(findings, tx, stake);
}

function checkRegisteredId(findings: Findings, tx: ReadTx, {delegation}: Stake, kind: Kind): void {
  if (!delegation || kind === 'withdrawal') return;
  const {stakingTx, unbondingTx, slashing, unbondingSlashing} = delegation;
  const of: Partial<Record<Kind, readonly (ReadTx | undefined)[]>> = {
    staking: [stakingTx],
    unbonding: [unbondingTx],
    slashing: [slashing?.tx, unbondingSlashing?.tx],
  };
  const ids = of[kind]?.flatMap((each) => (each ? [each.id] : [])) ?? [];
  if (ids.length === 0) {
    findings.notRun('registered-id', 'Transaction', 'The delegation has no slashing transaction.');
    return;
  }
  findings.expect(
    'registered-id',
    ids.includes(tx.id),
    'Transaction',
    "Its ID matches the delegation's transaction.",
    `Its ID is ${tx.id}; the delegation was registered for ${ids.join(' and ')}.`,
  );
}

function checkSpentOutputs(findings: Findings, tx: ReadTx, stake: Stake): void {
  if (tx.form !== 'PSBT') return;
  for (const [index, input] of tx.inputs.entries()) {
    const difference = spentDifference(input, stake);
    if (difference !== undefined) findings.failed('spent-outputs', `Input ${index}`, difference);
  }
  if (findings.has('spent-outputs')) return;
  findings.passed('spent-outputs', 'PSBT', 'Its input data shows no differences.');
}

function spentDifference(input: ReadInput, stake: Stake): string | undefined {
  const {txid, index, spent} = input;
  const {isKnown, output} = registeredSpent(input, stake);
  if (isKnown && !output) return `It spends output ${index} of ${txid}, which has no such output.`;
  if (!spent) return undefined;
  if (output) {
    if (output.amount !== spent.amount) {
      return `The PSBT states ${sat(spent.amount)} for the spent output; the delegation's transaction has ${sat(output.amount)}.`;
    }
    return equalBytes(output.script, spent.script)
      ? undefined
      : `The PSBT states ${addressOf(spent.script, stake.network)} for the spent output; the delegation's transaction pays ${addressOf(output.script, stake.network)}.`;
  }
  const name = stake.delegation && outputNameOf(spent.script, stake);
  return (
    name &&
    `The PSBT states the ${name} output of this stake for ${txid}, which is not a transaction of the delegation.`
  );
}

const SIGHASH_NAMES: Readonly<Record<number, string>> = {1: 'ALL', 2: 'NONE', 3: 'SINGLE'};
const ANYONECANPAY = 0x80;

function checkSighash(findings: Findings, {inputs}: ReadTx): void {
  const differences = inputs.flatMap(({hashTypes}, index) =>
    hashTypes.map((type) => {
      const name = SIGHASH_NAMES[type & ~ANYONECANPAY] ?? 'unknown';
      return (
        type > 1 &&
        `Input ${index} has SIGHASH type ${type} (${name}${type & ANYONECANPAY ? ', ANYONECANPAY' : ''}): such a signature leaves parts of the transaction open, so others can change where your coins go.`
      );
    }),
  );
  const met = 'Signatures cover all inputs and all outputs.';
  findings.expectNone('sighash', 'Transaction', differences, met);
}

function checkFinalId(findings: Findings, tx: ReadTx, stake: Stake): void {
  for (const [index, {scriptSig, witness}] of tx.inputs.entries()) {
    const where = `Input ${index}`;
    const {output} = spentBy(tx, index, stake);
    if (scriptSig.length > 0) continue;
    if (output && !isWitnessProgram(output.script)) {
      const message =
        'It spends an output that is not native SegWit, so signing changes the ID of this transaction. The unbonding transaction that the covenant signs would spend another ID, and you could not unbond.';
      findings.risk('final-id', where, message);
    } else if (!output && witness.length === 0) {
      const message = 'A raw transaction without signatures does not show what it spends.';
      findings.notRun('final-id', where, message);
    }
  }
  if (findings.has('final-id')) return;
  findings.passed('final-id', 'Transaction', 'Signing does not change its ID.');
}

/**
 * In sat/vB. A fee rate above the maximum is probably a mistake; nodes don't relay one below 1/10
 * sat/vB.
 */
const MAX_FEE_RATE = 1_000n;
const MIN_FEE_RATE_DIVISOR = 10n;
const LARGEST_FEE_SHARE = 10n;
/** Bytes of an input, and virtual bytes of a typical witness. */
const INPUT_SIZE = 41 + 17;
const OUTPUT_SIZE = 9;
const FRAME_SIZE = 11;

function checkFee(findings: Findings, tx: ReadTx, stake: Stake): void {
  const where = 'Transaction';
  const spent = allSpent(tx, stake);
  if (!spent) {
    const message = 'A raw transaction does not state the amounts that it spends.';
    findings.notRun('fee', where, message);
    return;
  }
  const outputs = tx.outputs.reduce((size, {script}) => size + OUTPUT_SIZE + script.length, 0);
  const size = BigInt(FRAME_SIZE + INPUT_SIZE * tx.inputs.length + outputs);
  const total = sum(spent);
  const fee = total - sum(tx.outputs);
  if (fee < 0n) {
    const message = `The outputs are ${sat(-fee)} more than the inputs, so nodes reject it.`;
    findings.failed('fee', where, message, 'Have the transaction created again.');
  } else if (fee * LARGEST_FEE_SHARE > total || fee > MAX_FEE_RATE * size) {
    const message = `The fee is ${sat(fee)}, about ${grouped(fee / size)} sat/vB, out of ${sat(total)} in inputs. The fee goes to a miner.`;
    findings.risk('fee', where, message);
  } else if (fee * MIN_FEE_RATE_DIVISOR < size) {
    const message = `The fee is ${sat(fee)} for about ${size} vB: nodes do not relay less than 0.1 sat/vB.`;
    findings.failed('fee', where, message, 'Have the transaction created again with a higher fee.');
  } else if (hasUncoveredAmount(tx, stake)) {
    const message = `The fee is ${sat(fee)} if the PSBT states the amounts of its inputs correctly. A signature for SegWit version 0 covers only the amount of its own input.`;
    const fix = 'Have the PSBT created again with nonWitnessUtxo for every input.';
    findings.notRun('fee', where, message, fix);
  } else findings.passed('fee', where, `The fee is ${sat(fee)}.`);
}

/** A wrong amount of another input invalidates a signature only if it covers all amounts (BIP-341). */
const hasUncoveredAmount = ({inputs}: ReadTx, stake: Stake): boolean =>
  inputs.length > 1 &&
  inputs.some(
    (input) =>
      !input.isProven &&
      !registeredSpent(input, stake).isKnown &&
      input.spent !== undefined &&
      !(isWitnessProgram(input.spent.script) && input.spent.script[0] !== 0),
  );

const FIRST_TIME = 500_000_000;
const FINAL = 0xffffffff;

function checkLockTime(findings: Findings, {lockTime, inputs}: ReadTx, {network}: Stake): void {
  const where = 'Transaction';
  const past = Math.max(...network.versions.map((each) => each.params.btc_activation_height));
  const isFinal = inputs.every(({sequence}) => sequence === FINAL);
  if (lockTime === 0 || isFinal || (lockTime < FIRST_TIME && lockTime <= past)) {
    findings.passed('lock-time', where, 'No lock time delays it.');
  } else if (lockTime < FIRST_TIME) {
    const message = `It can't be mined before block ${grouped(lockTime)}.`;
    const fix = `Compare block ${grouped(lockTime)} with the current height of ${network.bitcoin}.`;
    findings.notRun('lock-time', where, message, fix);
  } else if (lockTime * 1000 <= Date.now()) {
    findings.passed('lock-time', where, 'Its lock time has passed.');
  } else {
    const date = new Date(lockTime * 1000).toISOString().slice(0, 10);
    findings.risk('lock-time', where, `It can't be mined before ${date}.`);
  }
}

const RELATIVE_LOCK_OFF = 0x8000_0000;
const LOCK_LENGTH = 0xffff;

/** BIP-68: an input may have to wait until the output that it spends has enough confirmations. */
function checkRelativeLocks(findings: Findings, {version, inputs}: ReadTx): void {
  if (version < 2) return;
  for (const [index, {sequence}] of inputs.entries()) {
    if ((sequence & RELATIVE_LOCK_OFF) !== 0 || (sequence & LOCK_LENGTH) === 0) continue;
    const message = `nSequence is ${sequence.toString(16)}: it can't be mined before the output that it spends is old enough.`;
    findings.risk('lock-time', `Input ${index}`, message);
  }
}
