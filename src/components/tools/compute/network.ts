/** The rules of one version of the BTC staking parameters. Amounts are digits of satoshi. */
export type ParamsVersion = {
  readonly version: number;
  /** First Bitcoin height at which it applies. */
  readonly from: number;
  readonly minSat: string;
  readonly maxSat: string;
  /** Shortest and longest timelock, in Bitcoin blocks. */
  readonly minTerm: number;
  readonly maxTerm: number;
  readonly unbondingTime: number;
  readonly unbondingFeeSat: string;
  /** Percentage of the stake that a slashing transaction takes. */
  readonly slashingRate: string;
  readonly minSlashingFeeSat: string;
  /** Why the version could not be verified. */
  readonly unverified?: string;
};

/** The parameters of a network that decide a stake. */
export type StakingNetwork = {
  readonly id: string;
  readonly name: string;
  /** Name of its Bitcoin network. */
  readonly bitcoin: string;
  /** Depth on Bitcoin at which a stake can be active: k. */
  readonly confirmationDepth: number;
  /** Oldest first. */
  readonly versions: readonly ParamsVersion[];
  /** Below this height of the chain, only stakes on the allow-list can be registered. */
  readonly allowListUntil: number;
  /** A height that the chain has passed. */
  readonly passedHeight: number;
  /** A block of its Bitcoin network whose date is known. */
  readonly knownBlock?: {readonly height: number; readonly on: string};
};

/** The version that applies at a Bitcoin height; undefined below the first. */
export function versionAt(
  {versions}: Pick<StakingNetwork, 'versions'>,
  height: number,
): ParamsVersion | undefined {
  return versions.findLast(({from}) => from <= height);
}

/** The last Bitcoin height of a version; undefined for the newest. */
export function lastHeightOf(
  {versions}: Pick<StakingNetwork, 'versions'>,
  version: number,
): number | undefined {
  const next = versions.find((other) => other.version === version + 1);
  return next && next.from - 1;
}
