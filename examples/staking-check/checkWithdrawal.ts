import {checkLeaves} from './checkLeaves';
import {checkDust, checkOtherOutputs, checkTypedAmount} from './checkStaking';
import {addressOf} from './outputScripts';
import type {ReadTx} from './readParts';
import type {Findings} from './report';
import {sat, spentBy, type Stake} from './stake';

const SEQUENCE_DISABLED = 0x8000_0000;
const SEQUENCE_COUNTS_TIME = 0x0040_0000;
const BLOCKS = 0xffff;

/** Compares a withdrawal: each input of the stake spends the timelock leaf after its blocks. */
export function checkWithdrawal(findings: Findings, tx: ReadTx, stake: Stake): void {
  let amount: bigint | undefined;
  for (const [index, input] of tx.inputs.entries()) {
    const {of, output} = spentBy(tx, index, stake);
    const where = `Input ${index}`;
    if (of) {
      findings.passed(
        'spent-stake',
        where,
        `Spends the ${of} output of this stake, ${sat(output!.amount)}.`,
      );
      const fee = of === 'unbonding' ? stake.params.unbondingFee : 0n;
      if (of !== 'refund') amount = output!.amount + fee;
    } else {
      findings.notRun(
        'spent-stake',
        where,
        output
          ? `Spends ${addressOf(output.script, stake.network)}, which is not an output of this stake.`
          : 'A raw transaction does not show what it spends.',
        output
          ? `Check input ${index} on its own: it spends other coins.`
          : 'Paste the delegation, or the PSBT.',
      );
      if (input.leaves.length === 0) continue;
    }
    checkTimelock(findings, tx, index, stake);
    checkLeaves(findings, tx, index, stake, 'timelock');
  }
  if (!findings.has('timelock')) {
    for (const check of ['timelock', 'leaf'] as const) {
      findings.notRun(
        check,
        'Transaction',
        'No input is known to be of this stake.',
        'Paste the delegation, or the PSBT.',
      );
    }
  }
  checkTypedAmount(findings, stake, amount);
  checkDust(findings, tx);
  checkOtherOutputs(findings, tx, stake);
}

function checkTimelock(findings: Findings, tx: ReadTx, index: number, stake: Stake): void {
  const {sequence} = tx.inputs[index]!;
  const {of} = spentBy(tx, index, stake);
  const {stakingTime, unbondingTime} = stake.terms;
  const blocks = of === 'staking' ? stakingTime : unbondingTime;
  const where = `Input ${index}`;
  const counts = (sequence & (SEQUENCE_DISABLED | SEQUENCE_COUNTS_TIME)) === 0;
  const isLater = counts && (sequence & BLOCKS) >= blocks;
  findings.expect(
    'timelock',
    isLater && tx.version >= 2,
    where,
    `nSequence has ${sequence & BLOCKS} blocks, as the timelock of ${blocks} blocks needs.`,
    tx.version < 2
      ? `The version is ${tx.version}; timelocks count from version 2 on.`
      : counts
        ? `nSequence is ${sequence & BLOCKS}; the timelock needs ${blocks}.`
        : `nSequence is ${sequence.toString(16)}, which turns the timelock off or counts time; it must be ${blocks}.`,
    'Have the withdrawal made again with version 2, and nSequence equal to the timelock.',
  );
  if (isLater && (sequence & BLOCKS) > blocks) {
    findings.risk(
      'timelock',
      where,
      `nSequence has ${sequence & BLOCKS} blocks, more than the timelock of ${blocks}: it can't be mined before then.`,
      'Have the withdrawal made again with nSequence equal to the timelock.',
    );
  }
}
