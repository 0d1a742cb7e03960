import {hex} from '@scure/base';
import {equalBytes} from '@scure/btc-signer/utils.js';
import {checkMarks, readMark} from './markOutput';
import {guessOutputs} from './guessOutput';
import {addressOf, dustLimit, isOpReturn} from './outputScripts';
import type {KnownNetwork} from './parameters';
import type {ReadTx} from './readParts';
import type {Findings} from './report';
import {MAX_LISTED, sat, sum, type Stake} from './stake';

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
  const [index] = indexes;
  if (index === undefined) reportMissing(findings, tx, stake, networks);
  else {
    findings.expect(
      'staking-output',
      indexes.length === 1,
      `Output ${index}`,
      `Pays the staking address ${staking.address}: the keys, covenant, quorum and timelock of ${stake.terms.stakingTime} blocks match the stake, and no key alone can spend it.`,
      `${indexes.length} outputs pay the staking address: ${indexes.join(', ')}. The chain registers at most one of them, and the covenant does not sign for the others.`,
    );
    checkAmount(findings, tx, index, stake);
  }
  checkMarks(findings, tx.outputs, stake.terms, stake.params.tag);
  checkRelay(findings, tx);
  checkOtherOutputs(findings, tx, stake, staking.pkScript);
}

function reportMissing(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  networks: readonly KnownNetwork[],
): void {
  const marked = tx.outputs.map(({script}) => readMark(script)).find((mark) => mark !== undefined);
  const guesses = guessOutputs(tx.outputs, stake, networks, marked?.stakingTime);
  const why =
    guesses.length > 0
      ? guesses.join('. ')
      : 'At least one of these is different: staker key, finality provider key, covenant keys, quorum, ' +
        'staking time, or the shape of the tree. A Taproot output does not show which';
  const message = `No output pays the staking address ${stake.outputs.staking.address}. ${why}.`;
  findings.failed('staking-output', 'Transaction', message);
}

function checkAmount(findings: Findings, tx: ReadTx, index: number, stake: Stake): void {
  const {amount} = tx.outputs[index]!;
  const {minSat, maxSat, label} = stake.params;
  const limits = `the limits of ${label}: ${sat(minSat)} to ${sat(maxSat)}`;
  findings.expect(
    'amount-limits',
    amount >= minSat && amount <= maxSat,
    `Output ${index}`,
    `The amount, ${sat(amount)}, is within ${limits}.`,
    `The amount, ${sat(amount)}, is outside ${limits}. The chain will not register it.`,
  );
  checkTypedAmount(findings, stake, amount);
}

/** Compares the amount of the stake, undefined if no document shows it, with the entered one, if any. */
export function checkTypedAmount(
  findings: Findings,
  {amount: typed}: Stake,
  amount: bigint | undefined,
): void {
  const where = 'Transaction';
  if (typed === undefined) return;
  if (amount === undefined) {
    const message = `It does not show the amount of the stake to compare with the ${sat(typed)} that you entered.`;
    findings.notRun('typed-amount', where, message);
  } else {
    const met = 'The stake has the amount that you entered.';
    const otherwise = `The stake has ${sat(amount)}, not the ${sat(typed)} that you entered.`;
    findings.expect('typed-amount', amount === typed, where, met, otherwise);
  }
}

/** Versions that Bitcoin nodes relay. */
const VERSIONS = [1, 2, 3];
const NO_TXID = '00'.repeat(32);

/** Checks that nodes accept and relay a transaction, whatever its purpose. */
export function checkRelay(findings: Findings, {version, inputs, outputs}: ReadTx): void {
  const spent = new Set(inputs.map(({txid, index}) => `${txid}:${index}`));
  const dust = outputs.flatMap(({amount, script}, index) => {
    const limit = dustLimit(script);
    return amount < limit
      ? [
          `${sat(amount)} in output ${index} is dust: nodes do not relay an output below ${sat(limit)}.`,
        ]
      : [];
  });
  findings.expectNone(
    'relay',
    'Transaction',
    [
      !VERSIONS.includes(version) && `Nodes do not relay version ${version}, only 1 to 3.`,
      spent.size < inputs.length && 'It spends the same output twice, so nodes reject it.',
      inputs.some(({txid}) => txid === NO_TXID) &&
        'An input spends no output: its transaction ID is all zeros.',
      ...dust.slice(0, MAX_LISTED),
    ],
    `Version ${version}, no output is dust, no input is spent twice.`,
  );
}

/** Reports where other outputs go, which the protocol doesn't restrict but the reader should know. */
export function checkOtherOutputs(
  findings: Findings,
  tx: ReadTx,
  stake: Stake,
  staking?: Uint8Array,
): void {
  const foreign: {readonly amount: bigint; readonly text: string}[] = [];
  for (const [index, {amount, script}] of tx.outputs.entries()) {
    if (staking && equalBytes(script, staking)) continue;
    const where = `Output ${index}`;
    const addressType = stake.own.get(hex.encode(script));
    if (isOpReturn(script)) {
      const message = `${sat(amount)} go to an OP_RETURN: nobody can ever spend them.`;
      if (amount > 0n) findings.risk('other-outputs', where, message);
    } else if (addressType === undefined) {
      // Not computed for all outputs, because addresses are slow to compute and not all are listed.
      const address = foreign.length < MAX_LISTED ? ` to ${addressOf(script, stake.network)}` : '';
      foreign.push({amount, text: `output ${index}, ${sat(amount)}${address}`});
    } else {
      const message = `${sat(amount)} go to the ${addressType} address of the staker's key.`;
      findings.passed('other-outputs', where, message);
    }
  }
  if (foreign.length > 0) {
    const listed = foreign.slice(0, MAX_LISTED).map(({text}) => text);
    const more = foreign.length - listed.length;
    const message = `${sat(sum(foreign))} go to addresses that are not derived from the staker's key: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
    findings.notRun('other-outputs', 'Transaction', message);
  } else if (!findings.has('other-outputs')) {
    findings.passed('other-outputs', 'Transaction', 'It has no other output.');
  }
}
