import {equalBytes} from '@scure/btc-signer/utils.js';
import {checkDelegation, checkStake} from './checkDelegation';
import {checkSlashing, checkUnbonding} from './checkPreSigned';
import {checkSigning} from './checkSigning';
import {checkStaking} from './checkStaking';
import {checkWithdrawal} from './checkWithdrawal';
import {requiredChecks, type Kind, type Situation} from './checks';
import {termsOf, type KnownNetwork, type Parameters} from './parameters';
import {InputProblem, type FieldName} from './problem';
import {readInput, type CheckInput, type ReadInput} from './readInput';
import type {Delegation} from './readDelegation';
import type {ReadTx} from './readParts';
import {Findings, type Report} from './report';
import {makeStake, outputLines, spentBy, type Stake} from './stake';

export type {CheckInput} from './readInput';

/** The result of a check: reports, or problems that must be fixed first. */
export type Outcome =
  | {readonly stake: Stake; readonly reports: readonly Report[]}
  | {readonly problems: readonly Problem[]};

export type Problem = {readonly field: FieldName; readonly message: string; readonly fix: string};

/** Checks a transaction, a delegation, or both. Never throws: every input has a result. */
export function check(input: CheckInput, networks: readonly KnownNetwork[]): Outcome {
  try {
    return run(readInput(input, networks), networks);
  } catch (error) {
    if (error instanceof InputProblem) {
      return {problems: [{field: error.field, message: error.message, fix: error.fix}]};
    }
    const why = error instanceof Error ? error.message : String(error);
    return {
      problems: [
        {
          field: 'transaction',
          message: `The checker cannot evaluate this: ${why.replace(/^\w+: /, '').slice(0, 160)}`,
          fix: 'Do not sign what cannot be checked. Compare it with a second program.',
        },
      ],
    };
  }
}

function run(input: ReadInput, networks: readonly KnownNetwork[]): Outcome {
  const {delegation, tx} = input;
  const stake = delegation
    ? stakeOf(delegation, input.network, input.params, input.amount)
    : typedStake(input);
  const documents = delegation ? documentsOf(delegation) : [];
  const registered = documents.find(([{id}]) => id === tx?.id);
  const kind = registered?.[1] ?? (tx && kindOf(tx, stake));
  const isWaiting = delegation?.state === 'PENDING' || delegation?.state === 'VERIFIED';
  const beforeWithdrawal = kind !== 'withdrawal';
  const embedded = {
    pasted: false,
    PSBT: false,
    unsigned: isWaiting,
    registered: false,
    amount: false,
    beforeWithdrawal,
  };
  const pasted = {
    pasted: true,
    PSBT: tx?.form === 'PSBT',
    unsigned: true,
    registered: delegation !== undefined,
    amount: stake.amount !== undefined,
    beforeWithdrawal,
  };
  // The pasted transaction replaces one document. Another with the same ID is wrong, so it is checked.
  const others = beforeWithdrawal ? documents.filter((document) => document !== registered) : [];
  const judge = ([transaction, kindOfTx, origin]: Document, situation: Situation) =>
    reportOf(transaction, kindOfTx, stake, networks, situation, origin);
  return {
    stake,
    reports: [
      ...(tx && kind ? [judge([tx, kind, registered?.[2]], pasted)] : []),
      stakeReport(input, stake, networks, embedded, kind === 'withdrawal' ? tx : undefined),
      ...others.map((document) => judge(document, embedded)),
    ],
  };
}

/** A transaction, its kind, and for slashing, the output of the stake that it spends. */
type Document = readonly [tx: ReadTx, kind: Kind, origin?: 'staking' | 'unbonding' | undefined];

function documentsOf(delegation: Delegation): Document[] {
  const {stakingTx, unbondingTx, slashing, unbondingSlashing} = delegation;
  return [
    [stakingTx, 'staking'],
    [unbondingTx, 'unbonding'],
    ...(slashing ? [[slashing.tx, 'slashing', 'staking'] as const] : []),
    ...(unbondingSlashing ? [[unbondingSlashing.tx, 'slashing', 'unbonding'] as const] : []),
  ];
}

/** The stake that the keys describe. */
function typedStake(input: ReadInput): Stake {
  const {network, params, staker, providers, stakingTime = params.maxTime, amount} = input;
  const fix = 'Enter it, or paste the delegation of the stake.';
  if (!staker) throw new InputProblem('staker', "The staker's key is missing.", fix);
  if (!providers) {
    throw new InputProblem('providers', "The finality provider's key is missing.", fix);
  }
  rejectDuplicates(staker, providers, params);
  const terms = termsOf(params, {staker, finalityProviders: providers, stakingTime});
  return makeStake({network, params, terms, ...(amount !== undefined && {amount})});
}

/** The stake that a delegation describes. `amount` is the amount that the reader entered, if any. */
export function stakeOf(
  delegation: Delegation,
  network: KnownNetwork,
  params: Parameters,
  amount?: bigint,
): Stake {
  const {staker, finalityProviders, stakingTime} = delegation;
  rejectDuplicates(staker, finalityProviders, params);
  const terms = termsOf(params, {staker, finalityProviders, stakingTime});
  return makeStake({network, params, terms, delegation, ...(amount !== undefined && {amount})});
}

function rejectDuplicates(
  staker: Uint8Array,
  providers: readonly Uint8Array[],
  {covenant}: Parameters,
): void {
  const has = (keys: readonly Uint8Array[], key: Uint8Array) =>
    keys.some((candidate) => equalBytes(candidate, key));
  const fix = 'Staker, finality provider and covenant members all have different keys.';
  const reject = (field: FieldName, message: string) => {
    throw new InputProblem(field, message, fix);
  };
  if (has(providers, staker)) {
    reject('providers', "The staker's key and a finality provider's key are the same.");
  }
  if (has(covenant, staker)) reject('staker', "The staker's key is one of the covenant's keys.");
  if (providers.some((key, index) => has(providers.slice(index + 1), key))) {
    reject('providers', "A finality provider's key is repeated.");
  }
  if (providers.some((key) => has(covenant, key))) {
    reject('providers', "A finality provider's key is one of the covenant's.");
  }
}

const FINAL = 0xffffffff;

/** Probable purpose of a transaction, judging by its inputs and outputs. */
function kindOf(tx: ReadTx, stake: Stake): Kind {
  const {terms, params} = stake;
  const {staking, unbonding, refund} = stake.outputs;
  const pays = (script: Uint8Array) =>
    tx.outputs.some((output) => equalBytes(output.script, script));
  if (pays(staking.pkScript)) return 'staking';
  if (pays(refund.pkScript) || pays(params.slashingScript)) return 'slashing';
  if (pays(unbonding.pkScript)) return 'unbonding';
  const {of} = spentBy(tx, 0, stake);
  const waits = tx.inputs.some(
    ({sequence, leaves}) =>
      sequence === terms.stakingTime ||
      sequence === terms.unbondingTime ||
      (leaves.length > 0 && sequence !== FINAL),
  );
  if (of !== undefined && tx.inputs[0]!.sequence === FINAL) {
    return tx.outputs.length === 2 ? 'slashing' : 'unbonding';
  }
  return of !== undefined || waits ? 'withdrawal' : 'staking';
}

const TITLES: Readonly<Record<Kind, string>> = {
  stake: 'Stake',
  delegation: 'Delegation',
  staking: 'Staking transaction',
  unbonding: 'Unbonding transaction',
  slashing: 'Slashing transaction',
  withdrawal: 'Withdrawal',
};

function reportOf(
  tx: ReadTx,
  kind: Kind,
  stake: Stake,
  networks: readonly KnownNetwork[],
  situation: Situation,
  origin?: 'staking' | 'unbonding',
): Report {
  const findings = new Findings();
  if (kind === 'staking') checkStaking(findings, tx, stake, networks);
  if (kind === 'unbonding') checkUnbonding(findings, tx, stake);
  if (kind === 'slashing') checkSlashing(findings, tx, stake, origin && [origin]);
  if (kind === 'withdrawal') checkWithdrawal(findings, tx, stake);
  if (situation.pasted || (situation.unsigned && kind === 'staking')) {
    checkSigning(findings, tx, stake, kind);
  }
  const of = kind === 'slashing' ? (origin ?? spentBy(tx, 0, stake).of) : undefined;
  return {
    kind,
    title: of ? `${TITLES[kind]} of the ${of} output` : TITLES[kind],
    id: tx.id,
    outputs: outputLines(tx, stake),
    findings: findings.completed(requiredChecks(kind, situation)),
  };
}

/** Reports on the stake, with its delegation and a pasted withdrawal if there are any. */
function stakeReport(
  input: ReadInput,
  stake: Stake,
  networks: readonly KnownNetwork[],
  situation: Situation,
  withdrawal?: ReadTx,
): Report {
  const findings = new Findings();
  const {delegation} = input;
  checkStake(findings, stake, input, networks);
  const withdrawn = withdrawal?.inputs.flatMap(
    (_, index) => spentBy(withdrawal, index, stake).of ?? [],
  );
  if (delegation) checkDelegation(findings, delegation, stake, input, withdrawn);
  const kinds: Kind[] = delegation ? ['stake', 'delegation'] : ['stake'];
  const kind = kinds.at(-1)!;
  return {
    kind,
    title: TITLES[kind],
    outputs: [],
    findings: findings.completed(kinds.flatMap((item) => requiredChecks(item, situation))),
  };
}
