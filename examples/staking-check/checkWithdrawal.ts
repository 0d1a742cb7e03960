import {checkLeaves} from './checkLeaves';
import {checkOtherOutputs, checkRelay, checkTypedAmount} from './checkStaking';
import {addressOf} from './outputScripts';
import type {ReadTx} from './readParts';
import type {Findings} from './report';
import {sat, spentBy, type Stake} from './stake';

const SEQUENCE_DISABLED = 0x8000_0000;
const SEQUENCE_COUNTS_TIME = 0x0040_0000;
const BLOCKS = 0xffff;

/** Checks a withdrawal: each input that spends the stake must use a timelock leaf and wait for it. */
export function checkWithdrawal(findings: Findings, tx: ReadTx, stake: Stake): void {
  for (const [index, {leaves}] of tx.inputs.entries()) {
    const {of, output} = spentBy(tx, index, stake);
    const where = `Input ${index}`;
    if (of) {
      const message = `Spends the ${of} output of this stake, ${sat(output!.amount)}.`;
      findings.passed('spent-stake', where, message);
      const fee = of === 'unbonding' ? stake.params.unbondingFee : 0n;
      checkTypedAmount(findings, stake, of === 'refund' ? undefined : output!.amount + fee);
    } else if (output) {
      const address = addressOf(output.script, stake.network);
      const message = `Spends ${address}, which is not an output of this stake.`;
      findings.notRun('spent-stake', where, message, 'Check it on its own: it spends other coins.');
    } else {
      findings.notRun('spent-stake', where, 'A raw transaction does not show what it spends.');
    }
    if (!of && leaves.length === 0) continue;
    checkTimelock(findings, tx, index, stake);
    checkLeaves(findings, tx, index, stake, 'timelock');
  }
  for (const check of ['timelock', 'leaf'] as const) {
    if (findings.has(check)) continue;
    findings.notRun(check, 'Transaction', 'No input is known to come from this stake.');
  }
  if (!findings.has('typed-amount')) checkTypedAmount(findings, stake, undefined);
  checkRelay(findings, tx);
  checkOtherOutputs(findings, tx, stake);
}

function checkTimelock(findings: Findings, tx: ReadTx, index: number, stake: Stake): void {
  const {sequence} = tx.inputs[index]!;
  const {stakingTime, unbondingTime} = stake.terms;
  const blocks = spentBy(tx, index, stake).of === 'staking' ? stakingTime : unbondingTime;
  const where = `Input ${index}`;
  const isCounted = (sequence & (SEQUENCE_DISABLED | SEQUENCE_COUNTS_TIME)) === 0;
  const waits = sequence & BLOCKS;
  findings.expectNone(
    'timelock',
    where,
    [
      tx.version < 2 && `The version is ${tx.version}; timelocks apply from version 2 onward.`,
      !isCounted &&
        `nSequence is ${sequence.toString(16)}, which disables the timelock or counts time; it must be ${blocks}.`,
      isCounted && waits < blocks && `nSequence is ${waits}; the timelock needs ${blocks}.`,
    ],
    `nSequence is ${waits} blocks, as the timelock of ${blocks} blocks requires.`,
  );
  if (isCounted && waits > blocks) {
    const message = `nSequence is ${waits} blocks, more than the timelock of ${blocks}: it can't be mined before then.`;
    findings.risk('timelock', where, message);
  }
}
