import {equalBytes} from '@scure/btc-signer/utils.js';
import {parametersDifference, type KnownNetwork} from './parameters';
import type {Delegation} from './readDelegation';
import type {ReadInput} from './readInput';
import type {Findings} from './report';
import {grouped, sat, type OutputName, type Stake} from './stake';

const WHERE = 'Delegation';

/** Checks the stake as a whole: its parameters, its term, its finality provider. */
export function checkStake(
  findings: Findings,
  {params, terms, network}: Stake,
  {hasParameters, version}: ReadInput,
  networks: readonly KnownNetwork[],
): void {
  const {label, unverified, minTime, maxTime} = params;
  const where = 'Parameters';
  const compared = `Compared with ${label}`;
  if (hasParameters) {
    const as =
      version !== undefined && params.version === undefined ? `, as version ${version}` : '';
    const difference = parametersDifference(params, network, networks, version);
    if (difference === undefined) findings.passed('parameters', where, `${compared}${as}.`);
    else findings.notRun('parameters', where, difference, 'Query another node for this version.');
  } else if (version === undefined) {
    findings.notRun(
      'parameters',
      where,
      `${compared}, the latest that this program knows. The chain may have a newer version, and a stake keeps the version under which it was registered.`,
    );
  } else if (unverified !== undefined) {
    const why = unverified.replace(/\.$/, '');
    findings.notRun('parameters', where, `${compared}, which is not verified: ${why}.`);
  } else findings.passed('parameters', where, `${compared}.`);
  const providers = terms.finalityProviders.length;
  findings.expect(
    'one-provider',
    providers === 1,
    'Stake',
    'It has one finality provider.',
    `It has ${providers} finality providers; the chain accepts one, so it will not register this stake.`,
  );
  const time = `The staking time is ${grouped(terms.stakingTime)} blocks`;
  findings.expect(
    'time-limits',
    terms.stakingTime >= minTime && terms.stakingTime <= maxTime,
    'Stake',
    `${time}, within the limits of ${label}.`,
    `${time}; the limits of ${label} on ${network.id} are ${minTime} to ${maxTime}.`,
  );
}

/**
 * Compares the delegation's own fields with its transactions and the parameters. `withdrawn` are
 * the outputs of the stake that a pasted withdrawal spends.
 */
export function checkDelegation(
  findings: Findings,
  delegation: Delegation,
  stake: Stake,
  {staker, providers}: ReadInput,
  withdrawn?: readonly OutputName[],
): void {
  if (staker) findings.passed('own-staker', WHERE, 'It contains the staker key that you entered.');
  else findings.notRun('own-staker', WHERE, "The staker's key is the delegation's.");
  if (providers)
    findings.passed('own-provider', WHERE, 'It contains the finality provider that you entered.');
  else findings.notRun('own-provider', WHERE, "The finality provider is the delegation's.");
  checkStated(findings, delegation, stake, withdrawn !== undefined);
  checkHeights(findings, delegation, stake);
  checkState(findings, delegation, withdrawn);
  checkExpansion(findings, delegation);
  const {slashing, unbondingSlashing, from} = delegation;
  if (slashing && unbondingSlashing) {
    findings.passed('slashing-transactions', WHERE, 'It contains both slashing transactions.');
  } else {
    const message =
      from === 'node'
        ? 'A slashing transaction is missing.'
        : 'The Staking API returns no slashing transactions.';
    findings.notRun('slashing-transactions', WHERE, message);
  }
}

function checkStated(
  findings: Findings,
  delegation: Delegation,
  stake: Stake,
  isWithdrawn: boolean,
): void {
  const {stakingTx, unbondingTx, outputIndex, amount, unbondingTime, statedId} = delegation;
  const output = stakingTx.outputs[outputIndex];
  const isOutput = output && equalBytes(output.script, stake.outputs.staking.pkScript);
  const {label, unbondingTime: right} = stake.params;
  findings.expectNone(
    'stated-stake',
    WHERE,
    [
      !isOutput &&
        `It states output ${outputIndex} as the staking output, which does not pay the staking address.`,
      output?.amount !== amount &&
        `It states ${sat(amount)} for output ${outputIndex}, which has ${output ? sat(output.amount) : 'no amount'}.`,
      unbondingTime !== right &&
        `Its unbonding time is ${unbondingTime} blocks; ${label} has ${right}.`,
      statedId !== undefined &&
        statedId !== stakingTx.id &&
        `It states the ID ${statedId}; its staking transaction has ${stakingTx.id}.`,
      // Before a withdrawal, the unbonding transaction has its own report.
      isWithdrawn &&
        (unbondingTx.inputs[0]!.txid !== stakingTx.id ||
          unbondingTx.inputs[0]!.index !== outputIndex) &&
        'Its unbonding transaction does not spend its staking output.',
    ],
    `It states output ${outputIndex} with ${sat(amount)} and an unbonding time of ${unbondingTime} blocks, which is correct.`,
  );
}

function checkHeights(findings: Findings, delegation: Delegation, stake: Stake): void {
  const {startHeight = 0, endHeight, state, version, stakingTime} = delegation;
  const isWaiting = state === 'PENDING' || state === 'VERIFIED';
  const stated = `state ${state}, start height ${startHeight}, end height ${endHeight}, staking time ${stakingTime} blocks`;
  if (startHeight === 0 && isWaiting && !endHeight) {
    findings.passed('heights', WHERE, 'It is not on Bitcoin yet.');
    return;
  }
  if (startHeight === 0 || isWaiting || endHeight !== startHeight + stakingTime) {
    findings.notRun('heights', WHERE, `Its data is contradictory: ${stated}.`);
    return;
  }
  const {activation} = stake.params;
  const next = stake.network.versions.find((candidate) => candidate.version === version + 1);
  const replaced = next?.params.btc_activation_height ?? Number.POSITIVE_INFINITY;
  if (activation > startHeight) {
    findings.failed(
      'heights',
      WHERE,
      `Parameter version ${version} begins at height ${activation}; the stake is in block ${startHeight}, before it.`,
      'Check the parameter version.',
    );
  } else if (replaced <= startHeight) {
    findings.risk(
      'heights',
      WHERE,
      `Parameter version ${version} was replaced at height ${replaced}; the stake is in block ${startHeight}. That is correct only if it was registered before height ${replaced}.`,
      "Query another node for the stake's version.",
    );
  } else {
    const message = `Blocks ${startHeight} to ${endHeight} match the staking time and the parameter version.`;
    findings.passed('heights', WHERE, message);
  }
}

const EXPIRED =
  'the timelock has expired, or will before unbonding could finish. The stake earns nothing; wait for the timelock and withdraw.';
const SLASHED = 'the stake was slashed: its output is spent, and a share is burned.';
const WITHDRAWN = 'the coins were withdrawn: the outputs are spent.';
const WITHDRAW = 'a timelock has expired: withdraw. There is nothing left to unbond.';

/**
 * The states of a node and of the Staking API: what each means for the coins, and the outputs of the
 * stake that can be withdrawn then, or after a timelock.
 */
const STATES: Readonly<Record<string, readonly [meaning: string, ...outputs: OutputName[]]>> = {
  PENDING: [
    'the covenant has not signed everything yet. Broadcast the staking transaction only when the state is VERIFIED.',
  ],
  VERIFIED: ['the staking transaction is not on Bitcoin yet, as far as the node knows.'],
  ACTIVE: ['the staking output is locked and not spent, as far as the node knows.'],
  UNBONDED: [
    'the stake ended early, or was spent by another transaction. Its staking output is spent.',
    'unbonding',
    'refund',
  ],
  EXPIRED: [EXPIRED, 'staking'],
  TIMELOCK_UNBONDING: [EXPIRED, 'staking'],
  TIMELOCK_WITHDRAWABLE: [WITHDRAW, 'staking'],
  EARLY_UNBONDING: ['the unbonding transaction is on Bitcoin.', 'unbonding'],
  EARLY_UNBONDING_WITHDRAWABLE: [WITHDRAW, 'unbonding'],
  SLASHED: [SLASHED, 'refund'],
  TIMELOCK_SLASHING_WITHDRAWABLE: [SLASHED, 'refund'],
  EARLY_UNBONDING_SLASHING_WITHDRAWABLE: [SLASHED, 'refund'],
  TIMELOCK_WITHDRAWN: [WITHDRAWN],
  EARLY_UNBONDING_WITHDRAWN: [WITHDRAWN],
  TIMELOCK_SLASHING_WITHDRAWN: [WITHDRAWN],
  EARLY_UNBONDING_SLASHING_WITHDRAWN: [WITHDRAWN],
  EXPANDED: ['a newer stake has spent the staking output. Use the delegation of that one.'],
};

function checkState(
  findings: Findings,
  {state, isActive, isUnbonded, spentBy, slashing}: Delegation,
  withdrawn?: readonly OutputName[],
): void {
  const isKnown = Object.hasOwn(STATES, state);
  const [meaning = '', ...outputs] = isKnown ? STATES[state]! : [];
  const isSlashed = spentBy !== undefined && spentBy === slashing?.tx.id;
  const possible = isSlashed ? ['refund'] : spentBy === undefined ? outputs : [];
  const isFine = withdrawn
    ? withdrawn.every((output) => possible.includes(output))
    : (state === 'VERIFIED' || state === 'ACTIVE') && spentBy === undefined;
  if (!isKnown) {
    findings.failed('state', WHERE, `The state ${state.slice(0, 40)} is unknown.`);
  } else if (withdrawn?.length === 0) {
    findings.notRun('state', WHERE, 'No input is known to come from this stake.');
  } else if (!isFine) {
    const spent = spentBy === undefined ? '' : ` The transaction ${spentBy} has spent it.`;
    findings.risk('state', WHERE, `The state is ${state}: ${meaning}${spent}`);
  } else if (isActive !== undefined && isActive !== (state === 'ACTIVE')) {
    const message = `Its data is contradictory: state ${state}, active ${isActive}.`;
    findings.notRun('state', WHERE, message);
  } else if (isUnbonded && state !== 'UNBONDED') {
    const message = `Its data is contradictory: it was unbonded, and its state is ${state}.`;
    findings.notRun('state', WHERE, message);
  } else findings.passed('state', WHERE, `The state is ${state}.`);
}

function checkExpansion(findings: Findings, {expands, stakingTx}: Delegation): void {
  const spent = stakingTx.inputs[0]?.txid;
  if (expands === undefined) {
    findings.passed('expansion', WHERE, 'It does not expand another stake.');
  } else if (spent !== expands) {
    const message = `It spends ${spent}, not the stake ${expands} that this one expands.`;
    findings.failed('expansion', 'Input 0', message);
  } else {
    findings.notRun(
      'expansion',
      WHERE,
      `The covenant's signatures on the expansion are for an output of the stake ${expands}.`,
      'Check the delegation of that stake too, and ask a node whether the state is VERIFIED or ACTIVE.',
    );
  }
}
