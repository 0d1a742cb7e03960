import {equalBytes} from '@scure/btc-signer/utils.js';
import {checkMarks, readMark} from './markOutput';
import {dustLimit, ownNameOf, addressOf, isOpReturn} from './outputScripts';
import {guessOutputs} from './guessOutput';
import type {KnownNetwork} from './parameters';
import type {ReadTx} from './readTransaction';
import {Findings, type Report} from './report';
import {outputLines, outputsOf, sat, sum, type Stake} from './stake';

const STOP = 'Do not sign or broadcast. Compare the keys and the version of the parameters first.';

/** Compares a staking transaction with the stake that its keys and the parameters describe. */
export function checkStaking(
  tx: ReadTx,
  stake: Stake,
  networks: readonly KnownNetwork[] = [],
): Report {
  const findings = new Findings();
  const {staking} = outputsOf(stake);
  const places = tx.outputs.flatMap(({script}, index) =>
    equalBytes(script, staking.pkScript) ? [index] : [],
  );
  const [place] = places;
  if (place === undefined) missing(findings, tx, stake, networks);
  else {
    findings.ok(
      `Output ${place}`,
      `Pays the staking address ${staking.address}: keys, covenant, quorum and the timelock of ` +
        `${stake.terms.stakingTime} blocks are those of the stake, and no key alone can spend it.`,
    );
    checkAmount(findings, tx, place, stake);
    if (places.length > 1) {
      findings.wrong(
        'Transaction',
        `${places.length} outputs pay the staking address: ${places.join(', ')}. The chain registers ` +
          'at most one of them, and the covenant signs for none of the others.',
        STOP,
      );
    }
  }
  checkTerm(findings, stake);
  checkMarks(findings, tx.outputs, stake.terms, stake.params.tag);
  checkOthers(findings, tx, stake, place);
  checkFee(findings, tx);
  return {
    role: 'staking',
    title: 'Staking transaction',
    id: tx.id,
    matches: findings.areFine,
    outputs: outputLines(tx, stake),
    findings: findings.list,
  };
}

function missing(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  networks: readonly KnownNetwork[],
): void {
  const {staking} = outputsOf(stake);
  const marked = tx.outputs.map(({script}) => readMark(script)).find((mark) => mark !== undefined);
  const scripts = tx.outputs.map(({script}) => script);
  const found = guessOutputs(scripts, stake, networks, marked?.stakingTime);
  const guesses = [...found].map(([index, guess]) => `Output ${index} ${guess}`);
  findings.wrong(
    'Transaction',
    `No output pays the staking address ${staking.address}. ` +
      (guesses.length > 0
        ? `${guesses.join('. ')}.`
        : 'At least one of these is not what it should be: staker key, finality provider key, covenant ' +
          'keys, quorum, staking time, or the shape of the tree. A Taproot output hides which.'),
    STOP,
  );
}

function checkAmount(findings: Findings, tx: ReadTx, place: number, stake: Stake): void {
  const {amount} = tx.outputs[place]!;
  const {minSat, maxSat, label} = stake.params;
  const where = `Output ${place}`;
  findings.expect(
    amount >= minSat && amount <= maxSat,
    where,
    `The amount, ${sat(amount)}, is within the limits of ${label}: ${sat(minSat)} to ${sat(maxSat)}.`,
    `The amount is ${sat(amount)}; the limits of ${label} are ${sat(minSat)} to ${sat(maxSat)}, so the chain will not register it.`,
    'Change the amount, and have the transaction made again.',
  );
  if (stake.amount === undefined) return;
  findings.expect(
    amount === stake.amount,
    where,
    'It is the amount that was stated.',
    `The amount is ${sat(amount)}, not the ${sat(stake.amount)} that were stated.`,
    'Do not sign before you know why.',
  );
}

function checkTerm(findings: Findings, {terms, params}: Stake): void {
  const {minTime, maxTime, label} = params;
  const {stakingTime} = terms;
  findings.expect(
    stakingTime >= minTime && stakingTime <= maxTime,
    'Transaction',
    `The staking time of ${stakingTime} blocks is within the limits of ${label}.`,
    `The staking time is ${stakingTime} blocks; the limits of ${label} are ` +
      `${minTime} to ${maxTime}.`,
    'Use a staking time that the parameters allow.',
  );
}

/** Where the rest goes, which the protocol leaves open and a reader wants to know. */
function checkOthers(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  place: number | undefined,
): void {
  for (const [index, {amount, script}] of tx.outputs.entries()) {
    if (index === place || isOpReturn(script)) continue;
    const where = `Output ${index}`;
    if (amount < dustLimit(script)) {
      findings.wrong(
        where,
        `${sat(amount)} is dust: nodes do not relay an output below ${sat(dustLimit(script))}.`,
        'Have the transaction made again without this output.',
      );
    }
    if (place === undefined || equalBytes(script, tx.outputs[place]!.script)) continue;
    const own = ownNameOf(script, stake.terms.staker);
    if (own) findings.ok(where, `${sat(amount)} return to the ${own} address of the staker's key.`);
    else {
      findings.note(
        where,
        `${sat(amount)} go to ${addressOf(script, stake.network)}, which does not follow from the ` +
          "staker's key. Sign only if this address is yours.",
      );
    }
  }
}

function checkFee(findings: Findings, tx: ReadTx): void {
  const spent = tx.inputs.flatMap((input) => (input.spent ? [input.spent] : []));
  if (spent.length < tx.inputs.length) return;
  const fee = sum(spent) - sum(tx.outputs);
  if (fee < 0n) {
    findings.wrong(
      'Transaction',
      `The outputs are ${sat(-fee)} more than the inputs hold, so no node accepts it.`,
      'Have the transaction made again.',
    );
  } else
    findings.note('Transaction', `The fee is ${sat(fee)}, by the amounts that the PSBT states.`);
}
