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
  /** Why nobody could check the version. */
  readonly unverified?: string;
};

/** What a calculation of a stake needs to know about a network. */
export type StakingNetwork = {
  readonly id: string;
  readonly name: string;
  /** What its Bitcoin network is called. */
  readonly bitcoin: string;
  /** Depth k at which a Bitcoin transaction counts. */
  readonly confirmationDepth: number;
  /** Oldest first. */
  readonly versions: readonly ParamsVersion[];
  /** Below this height of the chain only stakes of a list could be registered. */
  readonly allowListUntil: number;
  /** A height that the chain has passed. */
  readonly passedHeight: number;
  /** A block of its Bitcoin network with its day, where one is known. */
  readonly knownBlock?: {readonly height: number; readonly on: string};
};

/** The version that applies at a Bitcoin height; none before the first. */
export function versionAt(
  {versions}: Pick<StakingNetwork, 'versions'>,
  height: number,
): ParamsVersion | undefined {
  return versions.findLast(({from}) => from <= height);
}

/** The last Bitcoin height of a version; none for the newest. */
export function lastHeightOf(
  {versions}: Pick<StakingNetwork, 'versions'>,
  version: number,
): number | undefined {
  const next = versions.find((other) => other.version === version + 1);
  return next && next.from - 1;
}
