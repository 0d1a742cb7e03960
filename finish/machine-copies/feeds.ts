/** Feeds of what changes on mainnet, by file name, with the title that readers see. */
export const FEEDS = {
  upgrades: 'Upgrades of mainnet',
  parameters: 'Versions of the BTC staking parameters',
} as const;
