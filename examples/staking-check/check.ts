import {equalBytes} from '@scure/btc-signer/utils.js';
import {checkSlashing, checkUnbonding, checkWithdrawal} from './checkPreSigned';
import {checkStaking} from './checkStaking';
import {
  knownParameters,
  readParameters,
  termsOf,
  type KnownNetwork,
  type Parameters,
} from './parameters';
import {InputProblem, type FieldName} from './problem';
import {readKey, trimmed} from './readBytes';
import {readDelegation, type Delegation} from './readDelegation';
import {readTransaction, type ReadTx} from './readTransaction';
import {Findings, type Report, type Role} from './report';
import {outputsOf, sat, spentBy, type Stake} from './stake';

/** What a reader gives, as it was typed; an empty text is nothing. */
export type CheckInput = {
  /** Id of the network, such as `bbn-1`. */
  readonly network: string;
  readonly transaction?: string;
  readonly delegation?: string;
  /** The answer of a node, instead of the parameters that are built in. */
  readonly parameters?: string;
  readonly version?: string;
  readonly staker?: string;
  /** One key a line, or separated by commas. */
  readonly providers?: string;
  /** Satoshi. */
  readonly amount?: string;
  /** Bitcoin blocks. */
  readonly stakingTime?: string;
};

/** What came of a check: reports, or what has to be corrected first. */
export type Outcome =
  | {
      readonly reports: readonly Report[];
      readonly parameters: Parameters;
      readonly about: readonly string[];
    }
  | {readonly problems: readonly Problem[]};

export type Problem = {readonly field: FieldName; readonly message: string; readonly fix: string};

/** Checks a transaction, a delegation, or both. It never throws: whatever was typed has an answer. */
export function check(input: CheckInput, networks: readonly KnownNetwork[]): Outcome {
  try {
    return run(input, networks);
  } catch (error) {
    if (error instanceof InputProblem) {
      return {problems: [{field: error.field, message: error.message, fix: error.fix}]};
    }
    const why = error instanceof Error ? error.message : String(error);
    return {
      problems: [
        {
          field: 'transaction',
          message: `The checker cannot judge this: ${why.slice(0, 160)}`,
          fix: 'Do not sign what cannot be checked. Compare it with a second program.',
        },
      ],
    };
  }
}

const given = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

function run(input: CheckInput, networks: readonly KnownNetwork[]): Outcome {
  const network = networks.find(({id}) => id === input.network);
  if (!network) {
    throw new InputProblem(
      'network',
      `There is no network "${input.network.slice(0, 40)}" here.`,
      `Use one of: ${networks.map(({id}) => id).join(', ')}.`,
    );
  }
  if (!given(input.transaction) && !given(input.delegation)) {
    throw new InputProblem(
      'transaction',
      'There is nothing to check.',
      'Paste a transaction with the keys, or a delegation.',
    );
  }
  const delegation = given(input.delegation) ? readDelegation(input.delegation) : undefined;
  const tx = given(input.transaction) ? readTransaction(input.transaction) : undefined;
  const version = given(input.version)
    ? number('version', input.version, 'The version of the parameters')
    : delegation?.version;
  const params = given(input.parameters)
    ? readParameters(input.parameters)
    : knownParameters(network, version);
  const about = notes(params, given(input.parameters) ? undefined : version, network);
  if (delegation) {
    const stake = stakeOf(delegation, network, params);
    refuseOtherKeys(input, stake);
    const reports = tx ? [checkOne(tx, stake, networks)] : checkAll(delegation, stake, networks);
    const whose = given(input.staker)
      ? []
      : [
          "The keys are those that the delegation names. Type your staker's public key too, so that it is compared.",
        ];
    return {reports, parameters: params, about: [...about, ...whose]};
  }
  return {
    reports: [checkOne(tx!, typedStake(input, network, params), networks)],
    parameters: params,
    about,
  };
}

function notes(params: Parameters, version: number | undefined, network: KnownNetwork): string[] {
  const newest =
    version === undefined && params.version !== undefined
      ? [
          `Compared with the newest parameters that this site knows, ${params.label}. A stake keeps the version under which it was registered.`,
        ]
      : [`Compared with ${params.label}.`];
  return params.unverified !== undefined
    ? [
        ...newest,
        `Version ${params.version} of ${network.id} is not verified: ${params.unverified.replace(/\.$/, '')}. To be sure, paste the parameters from a node.`,
      ]
    : newest;
}

function number(field: FieldName, text: string, what: string): number {
  const digits = trimmed(text).replaceAll(/[,_\s]/g, '');
  if (!/^\d{1,10}$/.test(digits)) {
    throw new InputProblem(
      field,
      `${what} is "${text.trim().slice(0, 30)}", not a whole number.`,
      'Type digits only.',
    );
  }
  return Number(digits);
}

function typedStake(input: CheckInput, network: KnownNetwork, params: Parameters): Stake {
  const staker = readKey('staker', input.staker ?? '', "The staker's key");
  const finalityProviders = (input.providers ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((typed) => readKey('providers', typed, "The finality provider's key"));
  if (finalityProviders.length === 0) readKey('providers', '', "The finality provider's key");
  const stakingTime = given(input.stakingTime)
    ? number('stakingTime', input.stakingTime, 'The staking time')
    : params.maxTime;
  if (stakingTime < 1 || stakingTime > 65_535) {
    throw new InputProblem(
      'stakingTime',
      `A timelock of ${stakingTime} blocks cannot be written: Bitcoin counts 1 to 65,535.`,
      'Type the staking time in Bitcoin blocks, or leave the field empty for the longest.',
    );
  }
  refuseTwice(staker, finalityProviders, params);
  const amount = given(input.amount) ? BigInt(digitsOf(input.amount)) : undefined;
  const terms = termsOf(params, {staker, finalityProviders, stakingTime});
  return {network, params, terms, ...(amount !== undefined && {amount})};
}

function digitsOf(text: string): string {
  const digits = trimmed(text).replaceAll(/[,_\s]/g, '');
  if (/^\d{1,16}$/.test(digits)) return digits;
  throw new InputProblem(
    'amount',
    `The amount is "${text.trim().slice(0, 30)}", not a whole number of satoshi.`,
    'Type satoshi: 1 BTC is 100,000,000.',
  );
}

function refuseTwice(
  staker: Uint8Array,
  providers: readonly Uint8Array[],
  params: Parameters,
): void {
  const fix = 'Staker, finality provider and covenant members all have different keys.';
  if (providers.some((key) => equalBytes(key, staker))) {
    throw new InputProblem(
      'providers',
      "The staker's key and a finality provider's key are the same.",
      fix,
    );
  }
  if (params.covenant.some((key) => equalBytes(key, staker))) {
    throw new InputProblem('staker', "The staker's key is one of the covenant's keys.", fix);
  }
  const twice = providers.some(
    (key, index) => providers.findIndex((each) => equalBytes(each, key)) !== index,
  );
  if (twice || params.covenant.some((key) => providers.some((each) => equalBytes(each, key)))) {
    throw new InputProblem(
      'providers',
      "A finality provider's key stands twice, or is one of the covenant's.",
      fix,
    );
  }
}

/** The stake that a delegation describes. */
export function stakeOf(delegation: Delegation, network: KnownNetwork, params: Parameters): Stake {
  const {staker, finalityProviders, stakingTime, amount, stakingTx, unbondingTx} = delegation;
  const {slashing, unbondingSlashing} = delegation;
  refuseTwice(staker, finalityProviders, params);
  return {
    network,
    params,
    terms: termsOf(params, {staker, finalityProviders, stakingTime}),
    amount,
    stakingTx,
    made: [stakingTx, unbondingTx, slashing?.tx, unbondingSlashing?.tx].filter(
      (tx) => tx !== undefined,
    ),
  };
}

/** Keys that were typed beside a delegation must be those of the delegation. */
function refuseOtherKeys({staker, providers}: CheckInput, {terms}: Stake): void {
  const fix = 'Empty the field, or paste the delegation of the stake with this key.';
  if (given(staker) && !equalBytes(readKey('staker', staker, "The staker's key"), terms.staker)) {
    throw new InputProblem(
      'staker',
      'The delegation names another staker key than the one that you typed.',
      fix,
    );
  }
  if (!given(providers)) return;
  const typed = providers.split(/[\s,;]+/).filter(Boolean);
  for (const each of typed) {
    const key = readKey('providers', each, "The finality provider's key");
    if (terms.finalityProviders.some((own) => equalBytes(own, key))) continue;
    throw new InputProblem(
      'providers',
      'The delegation names another finality provider than the one that you typed.',
      fix,
    );
  }
}

/** What a transaction seems to be for, by its outputs and by what it spends. */
function roleOf(tx: ReadTx, stake: Stake): Role {
  if (tx.id === stake.stakingTx?.id) return 'staking';
  const {staking, unbonding, refund} = outputsOf(stake);
  const pays = (script: Uint8Array) =>
    tx.outputs.some((output) => equalBytes(output.script, script));
  if (pays(staking.pkScript)) return 'staking';
  if (pays(refund.pkScript) || pays(stake.params.slashingScript)) return 'slashing';
  if (pays(unbonding.pkScript)) return 'unbonding';
  const {of} = spentBy(tx, 0, stake);
  const isFinal = tx.inputs[0]?.sequence === 0xffffffff;
  if (of !== undefined) {
    if (!isFinal) return 'withdrawal';
    return tx.outputs.length === 2 ? 'slashing' : 'unbonding';
  }
  return tx.inputs.some(({leaves}) => leaves.length > 0) && !isFinal ? 'withdrawal' : 'staking';
}

function checkOne(tx: ReadTx, stake: Stake, networks: readonly KnownNetwork[]): Report {
  switch (roleOf(tx, stake)) {
    case 'staking':
      return checkStaking(tx, stake, networks);
    case 'unbonding':
      return checkUnbonding(tx, stake);
    case 'slashing':
      return checkSlashing(tx, stake);
    case 'withdrawal':
      return checkWithdrawal(tx, stake);
  }
}

/** All transactions of a delegation. */
export function checkAll(
  delegation: Delegation,
  stake: Stake,
  networks: readonly KnownNetwork[] = [],
): Report[] {
  const {stakingTx, unbondingTx, covenantSignatures, slashing, unbondingSlashing} = delegation;
  const staking = checkStaking(stakingTx, stake, networks);
  const stated = checkStated(delegation, stake);
  return [
    {
      ...staking,
      matches: staking.matches && stated.areFine,
      findings: [...staking.findings, ...stated.list],
    },
    checkUnbonding(unbondingTx, stake, covenantSignatures),
    ...(slashing ? [checkSlashing(slashing.tx, stake, slashing.signature)] : []),
    ...(unbondingSlashing
      ? [checkSlashing(unbondingSlashing.tx, stake, unbondingSlashing.signature)]
      : []),
  ];
}

/** What the delegation says of itself, against its transactions and the parameters. */
function checkStated(delegation: Delegation, stake: Stake): Findings {
  const findings = new Findings();
  const {stakingTx, outputIndex, amount, unbondingTime, statedId, expands} = delegation;
  const where = 'Delegation';
  const fix = 'Ask another node for the delegation, and do not sign before both agree.';
  const output = stakingTx.outputs[outputIndex];
  const {staking} = outputsOf(stake);
  findings.expect(
    output !== undefined && equalBytes(output.script, staking.pkScript) && output.amount === amount,
    where,
    `It names output ${outputIndex} with ${sat(amount)} as the staking output, which is right.`,
    `It names output ${outputIndex} with ${sat(amount)} as the staking output, which is not so.`,
    fix,
  );
  findings.expect(
    unbondingTime === stake.params.unbondingTime,
    where,
    `Its unbonding time of ${unbondingTime} blocks is that of the parameters.`,
    `Its unbonding time is ${unbondingTime} blocks; ${stake.params.label} has ${stake.params.unbondingTime}.`,
    'Check the version of the parameters, or paste them from a node.',
  );
  if (statedId !== undefined) {
    findings.expect(
      statedId === stakingTx.id,
      where,
      'The id that it states is that of its staking transaction.',
      `It states the id ${statedId}; its staking transaction has ${stakingTx.id}.`,
      fix,
    );
  }
  if (expands !== undefined) {
    findings.expect(
      stakingTx.inputs[0]?.txid === expands.toLowerCase(),
      'Input 0',
      'Spends the stake that this one expands.',
      `It should spend the stake ${expands}, which this one expands.`,
      fix,
    );
  }
  return findings;
}
