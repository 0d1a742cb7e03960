/** One version of the BTC staking parameters. Amounts are decimal strings in satoshis. */
export type ParamsVersion = {
  readonly version: number;
  /** First Bitcoin height at which the version applies. */
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

/** The parameters of a network that determine the heights and amounts of a stake. */
export type StakingNetwork = {
  readonly id: string;
  readonly name: string;
  /** Name of the network's Bitcoin chain. */
  readonly bitcoin: string;
  /** Depth on Bitcoin at which a stake can be active (k). */
  readonly confirmationDepth: number;
  /** Oldest first. */
  readonly versions: readonly ParamsVersion[];
  /** Below this height of the chain, only stakes on the allow-list can be registered. */
  readonly allowListUntil: number;
  /** A height of Babylon Genesis that the chain is known to have passed. */
  readonly passedHeight: number;
  /** A block of the network's Bitcoin chain whose date is known. */
  readonly knownBlock?: {readonly height: number; readonly on: string};
};

/** Returns the version that applies at a Bitcoin height; undefined below the first version. */
export function versionAt(
  {versions}: Pick<StakingNetwork, 'versions'>,
  height: number,
): ParamsVersion | undefined {
  return versions.findLast(({from}) => from <= height);
}

/** Returns the last Bitcoin height of a version; undefined for the newest version. */
export function lastHeightOf(
  {versions}: Pick<StakingNetwork, 'versions'>,
  version: number,
): number | undefined {
  const next = versions.find((candidate) => candidate.version === version + 1);
  return next && next.from - 1;
}
