import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {checkMarks, readMark} from './markOutput';
import {guessOutputs} from './guessOutput';
import {addressOf, dustLimit, isOpReturn} from './outputScripts';
import type {KnownNetwork} from './parameters';
import type {ReadTx} from './readParts';
import type {Findings} from './report';
import {MOST_LISTED, sat, sum, type Stake} from './stake';

const STOP = 'Do not sign. Have the transaction made again with the right values.';

/** Compares a staking transaction with the stake. */
export function checkStaking(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  networks: readonly KnownNetwork[],
): void {
  const {staking} = stake.outputs;
  const indexes = tx.outputs.flatMap(({script}, index) =>
    equalBytes(script, staking.pkScript) ? [index] : [],
  );
  const [index, ...others] = indexes;
  if (index === undefined) missing(findings, tx, stake, networks);
  else {
    findings.expect(
      'staking-output',
      others.length === 0,
      `Output ${index}`,
      `Pays the staking address ${staking.address}: keys, covenant, quorum and the timelock of ${stake.terms.stakingTime} blocks are those of the stake, and no key alone can spend it.`,
      `${indexes.length} outputs pay the staking address: ${indexes.join(', ')}. The chain registers at most one of them, and the covenant signs for none of the others.`,
      STOP,
    );
    checkAmount(findings, tx, index, stake);
  }
  checkMarks(findings, tx.outputs, stake.terms, stake.params.tag);
  checkDust(findings, tx);
  checkOtherOutputs(findings, tx, stake, index === undefined ? undefined : staking.pkScript);
}

function missing(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  networks: readonly KnownNetwork[],
): void {
  const marked = tx.outputs.map(({script}) => readMark(script)).find((mark) => mark !== undefined);
  const scripts = tx.outputs.map(({script}) => script);
  const guessed = guessOutputs(scripts, stake, networks, marked?.stakingTime);
  const guesses = [...guessed].map(([index, guess]) => `Output ${index} ${guess}`);
  findings.failed(
    'staking-output',
    'Transaction',
    `No output pays the staking address ${stake.outputs.staking.address}. ` +
      (guesses.length > 0
        ? `${guesses.join('. ')}.`
        : 'At least one of these is different: staker key, finality provider key, covenant keys, quorum, ' +
          'staking time, or the shape of the tree. A Taproot output does not show which.'),
    STOP,
  );
}

function checkAmount(findings: Findings, tx: ReadTx, index: number, stake: Stake): void {
  const {amount} = tx.outputs[index]!;
  const {minSat, maxSat, label} = stake.params;
  const where = `Output ${index}`;
  findings.expect(
    'amount-limits',
    amount >= minSat && amount <= maxSat,
    where,
    `The amount, ${sat(amount)}, is within the limits of ${label}: ${sat(minSat)} to ${sat(maxSat)}.`,
    `The amount is ${sat(amount)}; the limits of ${label} are ${sat(minSat)} to ${sat(maxSat)}, so the chain will not register it.`,
    'Change the amount, and have the transaction made again.',
  );
  checkTypedAmount(findings, stake, amount);
}

/** The amount of the stake, where one was typed; undefined when the documents do not show it. */
export function checkTypedAmount(
  findings: Findings,
  stake: Stake,
  amount: bigint | undefined,
): void {
  if (stake.amount === undefined) return;
  if (amount === undefined) {
    findings.notRun(
      'typed-amount',
      'Transaction',
      `It does not show the amount of the stake, so ${sat(stake.amount)} are not compared.`,
      'Paste the delegation, or the PSBT.',
    );
    return;
  }
  findings.expect(
    'typed-amount',
    amount === stake.amount,
    'Transaction',
    'The stake has the amount that you typed.',
    `The stake has ${sat(amount)}, not the ${sat(stake.amount)} that you typed.`,
    'Do not sign before you know why.',
  );
}

/** That nodes relay every output. */
export function checkDust(findings: Findings, {outputs}: ReadTx): void {
  const dust = outputs.flatMap(({amount, script}, index) =>
    amount < dustLimit(script) ? [{index, amount, limit: dustLimit(script)}] : [],
  );
  for (const {index, amount, limit} of dust.slice(0, MOST_LISTED)) {
    findings.failed(
      'dust',
      `Output ${index}`,
      `${sat(amount)} is dust: nodes do not relay an output below ${sat(limit)}.`,
      'Have the transaction made again without this output, or with a lower fee.',
    );
  }
  if (dust.length === 0) findings.passed('dust', 'Transaction', 'No output is dust.');
}

/** Where coins go that the protocol does not ask about, but the reader does. */
export function checkOtherOutputs(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  staking?: Uint8Array,
): void {
  const unknown: string[] = [];
  const foreign: {readonly amount: bigint}[] = [];
  for (const [index, {amount, script}] of tx.outputs.entries()) {
    if (staking && equalBytes(script, staking)) continue;
    if (isOpReturn(script)) {
      if (amount > 0n) {
        findings.risk(
          'other-outputs',
          `Output ${index}`,
          `${sat(amount)} go to an OP_RETURN: nobody can ever spend them.`,
          STOP,
        );
      }
      continue;
    }
    const own = stake.own.get(hex.encode(script));
    if (own !== undefined) {
      findings.passed(
        'other-outputs',
        `Output ${index}`,
        `${sat(amount)} go to the ${own} address of the staker's key.`,
      );
      continue;
    }
    foreign.push({amount});
    if (unknown.length < MOST_LISTED) {
      unknown.push(`output ${index}, ${sat(amount)} to ${addressOf(script, stake.network)}`);
    }
  }
  if (foreign.length > 0) {
    const more =
      foreign.length > unknown.length ? `; and ${foreign.length - unknown.length} more` : '';
    findings.notRun(
      'other-outputs',
      'Transaction',
      `${sat(sum(foreign))} go to addresses that do not follow from the staker's key: ${unknown.join('; ')}${more}.`,
      `Sign only if each of these addresses is yours.`,
    );
  } else if (!findings.has('other-outputs')) {
    findings.passed('other-outputs', 'Transaction', 'There is no other output.');
  }
}
