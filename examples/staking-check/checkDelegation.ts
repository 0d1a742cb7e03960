import {equalBytes} from '@scure/btc-signer/utils.js';
import type {Delegation} from './readDelegation';
import type {Findings} from './report';
import {grouped, sat, type Stake} from './stake';

const WHERE = 'Delegation';
const ASK = 'Ask another node for the delegation, and do not sign before both agree.';

/** What was typed beside the documents, after it was compared with them. */
export type TypedKeys = {readonly hasStaker: boolean; readonly hasProviders: boolean};

/** What concerns the stake as a whole: its parameters, its term, its finality provider. */
export function checkStake(
  findings: Findings,
  {params, terms, network}: Stake,
  origin: {readonly isPasted: boolean; readonly version?: number},
): void {
  const {label, version, unverified} = params;
  const where = 'Parameters';
  if (origin.isPasted && origin.version !== undefined && version === undefined) {
    findings.passed(
      'parameters',
      where,
      `Compared with ${label}, taken as version ${origin.version}.`,
    );
  } else if (origin.isPasted) findings.passed('parameters', where, `Compared with ${label}.`);
  else if (origin.version === undefined) {
    findings.notRun(
      'parameters',
      where,
      `Compared with ${label}, the newest that this program knows. The chain may have a newer version, and a stake keeps the version under which it was registered.`,
      'Paste the parameters from a node.',
    );
  } else if (unverified !== undefined) {
    findings.notRun(
      'parameters',
      where,
      `Compared with ${label}, which is not verified: ${unverified.replace(/\.$/, '')}.`,
      'Paste the parameters from a node.',
    );
  } else findings.passed('parameters', where, `Compared with ${label}.`);
  const providers = terms.finalityProviders.length;
  findings.expect(
    'one-provider',
    providers === 1,
    'Stake',
    'It has one finality provider.',
    `It has ${providers} finality providers; the chain accepts one, so it will not register this stake.`,
    'Do not sign. Stake to one finality provider.',
  );
  const {minTime, maxTime} = params;
  const {stakingTime} = terms;
  findings.expect(
    'time-limits',
    stakingTime >= minTime && stakingTime <= maxTime,
    'Stake',
    `The staking time of ${grouped(stakingTime)} blocks is within the limits of ${label}.`,
    `The staking time is ${grouped(stakingTime)} blocks; the limits of ${label} on ${network.id} are ${minTime} to ${maxTime}.`,
    'Use a staking time that the parameters allow.',
  );
}

/** What the delegation says of itself, against its transactions and the parameters. */
export function checkDelegation(
  findings: Findings,
  delegation: Delegation,
  stake: Stake,
  context: TypedKeys & {readonly withdraws?: 'refund' | 'other'},
): void {
  checkOwn(findings, context);
  checkStated(findings, delegation, stake);
  checkHeights(findings, delegation, stake);
  checkState(findings, delegation, context.withdraws);
  checkExpansion(findings, delegation);
  const {slashing, unbondingSlashing, from} = delegation;
  if (slashing && unbondingSlashing) {
    findings.passed('slashing-transactions', WHERE, 'It has both slashing transactions.');
  } else {
    findings.notRun(
      'slashing-transactions',
      WHERE,
      from === 'node'
        ? 'A slashing transaction is missing.'
        : 'The Staking API returns no slashing transactions.',
      "Paste a node's answer as the delegation.",
    );
  }
}

function checkOwn(findings: Findings, {hasStaker, hasProviders}: TypedKeys): void {
  if (hasStaker) findings.passed('own-staker', WHERE, "It names the staker's key that you typed.");
  else {
    findings.notRun(
      'own-staker',
      WHERE,
      "The staker's key is the one that the delegation names.",
      "Type your staker's public key.",
    );
  }
  if (hasProviders) {
    findings.passed('own-provider', WHERE, 'It names the finality provider that you typed.');
  } else {
    findings.notRun(
      'own-provider',
      WHERE,
      'The finality provider is the one that the delegation names.',
      'Type the public key of your finality provider.',
    );
  }
}

function checkStated(findings: Findings, delegation: Delegation, stake: Stake): void {
  const {stakingTx, outputIndex, amount, unbondingTime, statedId} = delegation;
  const output = stakingTx.outputs[outputIndex];
  const {staking} = stake.outputs;
  const isOutput = output !== undefined && equalBytes(output.script, staking.pkScript);
  const {label, unbondingTime: right} = stake.params;
  const wrong = [
    !isOutput &&
      `It states output ${outputIndex} as the staking output, which does not pay the staking address.`,
    output?.amount !== amount &&
      `It states ${sat(amount)} for output ${outputIndex}, which has ${output ? sat(output.amount) : 'no amount'}.`,
    unbondingTime !== right &&
      `Its unbonding time is ${unbondingTime} blocks; ${label} has ${right}.`,
    statedId !== undefined &&
      statedId !== stakingTx.id &&
      `It states the id ${statedId}; its staking transaction has ${stakingTx.id}.`,
  ].filter((message) => typeof message === 'string');
  for (const message of wrong) findings.failed('stated-stake', WHERE, message, ASK);
  if (wrong.length > 0) return;
  findings.passed(
    'stated-stake',
    WHERE,
    `It states output ${outputIndex} with ${sat(amount)} and an unbonding time of ${unbondingTime} blocks, which is right.`,
  );
}

function checkHeights(findings: Findings, delegation: Delegation, stake: Stake): void {
  const {startHeight = 0, endHeight, state, version, stakingTime} = delegation;
  const isWaiting = state === 'PENDING' || state === 'VERIFIED';
  if (startHeight === 0) {
    if (isWaiting && !endHeight) findings.passed('heights', WHERE, 'It is not on Bitcoin yet.');
    else {
      findings.notRun(
        'heights',
        WHERE,
        `It has no start height; its state is ${state}, its end height ${endHeight}.`,
        "Paste a node's answer as the delegation.",
      );
    }
    return;
  }
  const {activation} = stake.params;
  const next = stake.network.versions.find((each) => each.version === version + 1);
  const replaced = next?.params.btc_activation_height ?? Number.POSITIVE_INFINITY;
  if (state === 'VERIFIED' || endHeight !== startHeight + stakingTime) {
    findings.notRun(
      'heights',
      WHERE,
      `Its statements contradict each other: state ${state}, start height ${startHeight}, end height ${endHeight}, staking time ${stakingTime} blocks.`,
      'Ask another node for the delegation.',
    );
  } else if (activation > startHeight) {
    findings.failed(
      'heights',
      WHERE,
      `Version ${version} of the parameters begins at height ${activation}; the stake is in block ${startHeight}, before it.`,
      'Check the version of the parameters.',
    );
  } else if (replaced <= startHeight) {
    findings.risk(
      'heights',
      WHERE,
      `Version ${version} of the parameters was replaced at height ${replaced}; the stake is in block ${startHeight}. That is right only if it was registered before height ${replaced}.`,
      'Ask another node which version the stake has.',
    );
  } else {
    findings.passed(
      'heights',
      WHERE,
      `Blocks ${startHeight} to ${endHeight} fit the staking time and the version of the parameters.`,
    );
  }
}

/** What a state with this word in its name means for the coins; any other state is unknown. */
const STATES: Readonly<Record<string, string>> = {
  SLASH: 'the stake was slashed: its output is spent, and a share is burned.',
  UNBONDED:
    'the stake ended early, or left in a transaction of its own. Its staking output may be spent.',
  UNBONDING: 'the unbonding transaction is on Bitcoin: the staking output is spent.',
  EXPIRED:
    'the timelock has ended or will before unbonding could finish. The stake earns nothing; wait for the timelock and withdraw.',
  WITHDRAWABLE: 'a timelock has ended: withdraw. There is nothing left to unbond.',
  WITHDRAWN: 'the coins were withdrawn: the outputs are spent.',
  EXPANDED: 'a newer stake has spent the staking output. Use the delegation of that one.',
};

function checkState(
  findings: Findings,
  {state, isActive, isSpentOtherwise}: Delegation,
  withdraws?: 'refund' | 'other',
): void {
  const name = Object.keys(STATES).find((each) => state.includes(each));
  const isRunning = state === 'PENDING' || state === 'VERIFIED' || state === 'ACTIVE';
  const isSlashed = name === 'SLASH';
  if (isRunning && isActive !== undefined && isActive !== (state === 'ACTIVE')) {
    findings.notRun(
      'state',
      WHERE,
      `Its statements contradict each other: state ${state}, active ${isActive}.`,
      'Ask another node for the delegation.',
    );
  } else if (!isRunning && name === undefined) {
    findings.failed('state', WHERE, `The state ${state.slice(0, 40)} is unknown.`, ASK);
  } else if (isSpentOtherwise && withdraws === undefined) {
    findings.risk(
      'state',
      WHERE,
      'Another transaction than the unbonding transaction has spent the staking output.',
      'Look in an explorer at what spends it.',
    );
  } else if (isRunning || (withdraws && isSlashed === (withdraws === 'refund'))) {
    findings.passed('state', WHERE, `The state is ${state}.`);
  } else {
    findings.risk(
      'state',
      WHERE,
      `The state is ${state}: ${STATES[name ?? ''] ?? ''}`,
      'Look in an explorer at what spends the staking output before you sign anything.',
    );
  }
}

function checkExpansion(findings: Findings, {expands, stakingTx}: Delegation): void {
  if (expands === undefined) {
    findings.passed('expansion', WHERE, 'It does not expand another stake.');
  } else if (stakingTx.inputs[0]?.txid !== expands) {
    findings.failed(
      'expansion',
      'Input 0',
      `It spends ${stakingTx.inputs[0]?.txid}, not the stake ${expands} that this one expands.`,
      ASK,
    );
  } else {
    findings.notRun(
      'expansion',
      WHERE,
      `The covenant's signatures on the expansion are for an output of the stake ${expands}.`,
      'Check the delegation of that stake too, and ask a node whether the state is VERIFIED or ACTIVE.',
    );
  }
}
