import {groupDigits, percent, formatBtc} from './amounts';
import {versionAt, type ParamsVersion, type StakingNetwork} from './network';

export type StakeInput = {
  readonly sat: bigint;
  /** Bitcoin height of the block that includes the staking transaction. */
  readonly height: number;
  /** Timelock in blocks; by default the maximum of the version. */
  readonly term?: number;
  /** Bitcoin tip at registration, if the stake was registered before it was broadcast. */
  readonly registeredAt?: number;
  /** Bitcoin height of the unbonding transaction; by default the first after the stake is active. */
  readonly unbondedAt?: number;
};

export type Field = keyof StakeInput;
export type Problem = {readonly field: Field; readonly message: string};

/** How a slashing transaction splits an output. Amounts are in satoshis. */
type Slashing = {
  /** Amount of the slashed output. */
  readonly total: bigint;
  readonly burned: bigint;
  /** Minimum fee. */
  readonly fee: bigint;
  /** Maximum amount returned, because the fee can be higher; locked for the unbonding time. */
  readonly returned: bigint;
};

export type StakePlan = {
  readonly params: ParamsVersion;
  readonly term: number;
  /** First Bitcoin tip at which the stake can be active. */
  readonly activeFrom: number;
  /** Last tip at which the stake is active. */
  readonly lastActive: number;
  /** First tip at which the stake is EXPIRED. */
  readonly expiredFrom: number;
  /** Number of tips at which the stake is active. */
  readonly activeBlocks: number;
  /** First block that can include a withdrawal signed with the staker's key alone. */
  readonly timelockEnds: number;
  readonly unbonding: {
    readonly minedAt: number;
    /** First block that can include the withdrawal. */
    readonly withdrawFrom: number;
    readonly fee: bigint;
    /** Amount of the unbonding output. */
    readonly returned: bigint;
    /** Whether waiting for the timelock to expire would take no longer. */
    readonly isLate: boolean;
  };
  readonly slashedStake: Slashing;
  /** Split of the unbonding output, if the stake is slashed while it unbonds. */
  readonly slashedUnbonding: Slashing;
};

/**
 * Calculates the heights and amounts of a stake as babylon v4.3.1 does. A stake is active while
 * `tip ≥ start + k` (x/btcstaking/keeper/inclusion_proof.go) and `tip + unbonding time < end`
 * (GetStatus in x/btcstaking/types/btc_delegation.go), where `start` is the height of its block and
 * `end` is `start` plus the timelock. The parameter version is the one at the tip at registration, or
 * at `start` if the transaction was mined before it was registered.
 */
export function planStake(network: StakingNetwork, input: StakeInput): StakePlan | Problem[] {
  const {sat, height, registeredAt} = input;
  const params = versionAt(network, registeredAt ?? height);
  if (!params) return [noParamsProblem(network, input)];
  const term = input.term ?? params.maxTerm;
  const problems = [...limitProblems(network, params, input), ...orderProblems(input)];
  if (problems.length > 0) return problems;

  const end = height + term;
  const activeFrom = height + network.confirmationDepth;
  const expiredFrom = end - params.unbondingTime;
  const minedAt = input.unbondedAt ?? activeFrom + 1;
  const withdrawFrom = minedAt + params.unbondingTime;
  const fee = BigInt(params.unbondingFeeSat);
  return {
    params,
    term,
    activeFrom,
    lastActive: expiredFrom - 1,
    expiredFrom,
    activeBlocks: expiredFrom - activeFrom,
    timelockEnds: end,
    unbonding: {minedAt, withdrawFrom, fee, returned: sat - fee, isLate: withdrawFrom >= end},
    slashedStake: slash(params, sat),
    slashedUnbonding: slash(params, sat - fee),
  };
}

/** Splits an output. Rounds half a satoshi up, as the chain's library for amounts does. */
function slash({slashingRate, minSlashingFeeSat}: ParamsVersion, total: bigint): Slashing {
  const {parts, of} = percent(slashingRate);
  const burned = (2n * total * parts + of) / (2n * of);
  const fee = BigInt(minSlashingFeeSat);
  return {total, burned, fee, returned: total - burned - fee};
}

function noParamsProblem(network: StakingNetwork, {registeredAt}: StakeInput): Problem {
  const first = network.versions[0]?.from ?? 0;
  return {
    field: registeredAt === undefined ? 'height' : 'registeredAt',
    message: `Before ${network.bitcoin} height ${groupDigits(first)} there were no staking parameters, so a transaction in that block cannot be a stake on ${network.id}.`,
  };
}

function limitProblems(
  network: StakingNetwork,
  params: ParamsVersion,
  input: StakeInput,
): Problem[] {
  const {sat, term} = input;
  const {version, minTerm, maxTerm} = params;
  const [min, max] = [BigInt(params.minSat), BigInt(params.maxSat)];
  const problems: Problem[] = [];
  const ofVersion = `of version ${version} on ${network.id}`;
  if (sat < min) {
    problems.push({
      field: 'sat',
      message: `The amount is below the minimum ${ofVersion}, ${formatBtc(min)}. A smaller output cannot be registered.`,
    });
  }
  if (sat > max) {
    problems.push({
      field: 'sat',
      message: `The amount is above the maximum ${ofVersion}, ${formatBtc(max)} in one stake. A larger output cannot be registered.`,
    });
  }
  if (term !== undefined && (term < minTerm || term > maxTerm)) {
    const message =
      minTerm === maxTerm
        ? `The only term ${ofVersion} is ${groupDigits(maxTerm)} blocks.`
        : `The term ${ofVersion} must be ${groupDigits(minTerm)} to ${groupDigits(maxTerm)} blocks.`;
    problems.push({field: 'term', message});
  }
  return problems;
}

function orderProblems({height, registeredAt, unbondedAt}: StakeInput): Problem[] {
  const problems: Problem[] = [];
  if (registeredAt !== undefined && registeredAt > height) {
    problems.push({
      field: 'registeredAt',
      message:
        'The height is later than the block of the staking transaction. Leave this field empty if the transaction was mined before it was registered: the version at its block then applies.',
    });
  }
  if (unbondedAt !== undefined && unbondedAt < height) {
    problems.push({
      field: 'unbondedAt',
      message: 'The height is earlier than the block of the staking transaction.',
    });
  }
  return problems;
}
