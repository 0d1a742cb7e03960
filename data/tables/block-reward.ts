import {defineTable} from '../schema';

/** Shares of the fee collector from the chain's parameters, in billionths. */
export const PORTIONS = {
  btcStakers: 181_818_182n,
  finalityProviders: 13_636_364n,
  /** Share of the remainder after the two portions above. */
  validators: 16_949_153n,
  /** Share of the same remainder, before the validators' portion. */
  costakers: 531_073_446n,
} as const;

const WHOLE = 1_000_000_000n;

/** BABY minted in a block of mainnet, in ubbn, from a comment in the chain's code. */
export const EXAMPLE_BLOCK_UBBN = 189_000_000n;

export type BlockShares = Record<keyof typeof PORTIONS | 'babyStakers', bigint>;

/**
 * Divides one block's fee collector, in ubbn, the way the chain does: two cuts of the whole, then
 * two cuts of the remainder, each rounded down. BABY stakers receive the rest.
 */
export function shareBlock(collected: bigint): BlockShares {
  const cut = (amount: bigint, portion: bigint): bigint => (amount * portion) / WHOLE;
  const btcStakers = cut(collected, PORTIONS.btcStakers);
  const finalityProviders = cut(collected, PORTIONS.finalityProviders);
  const remainder = collected - btcStakers - finalityProviders;
  const validators = cut(remainder, PORTIONS.validators);
  const costakers = cut(remainder, PORTIONS.costakers);
  const babyStakers = remainder - validators - costakers;
  return {btcStakers, finalityProviders, validators, costakers, babyStakers};
}

const asBaby = (ubbn: bigint): string =>
  `${ubbn / 1_000_000n}.${String(ubbn % 1_000_000n).padStart(6, '0')}`;

const asPercent = (part: bigint, whole: bigint): string =>
  (Number((part * 1_000_000n) / whole) / 10_000).toFixed(2);

const shares = shareBlock(EXAMPLE_BLOCK_UBBN);

const row = (order: string, module: string, to: string, amount: bigint) => ({
  order,
  module,
  to,
  amount: asBaby(amount),
  share: asPercent(amount, EXAMPLE_BLOCK_UBBN),
});

/** The worked example of the tokenomics page, computed so that its sum is exact. */
export default defineTable({
  id: 'block-reward',
  title: 'Distribution of a 189 BABY block',
  columns: [
    {key: 'order', label: 'Order'},
    {key: 'module', label: 'Module', format: 'code'},
    {key: 'to', label: 'For'},
    {key: 'amount', label: 'Amount', align: 'right', unit: 'BABY'},
    {key: 'share', label: 'Share of the block', align: 'right', unit: '%'},
  ],
  rows: [
    row(
      'first',
      'incentive',
      'BTC stakers, after their finality provider’s commission',
      shares.btcStakers,
    ),
    row('first', 'incentive', 'finality providers, directly', shares.finalityProviders),
    row('second', 'costaking', 'validators, directly', shares.validators),
    row('second', 'costaking', 'co-stakers', shares.costakers),
    row(
      'rest',
      'distribution',
      'BABY stakers, after their validator’s commission',
      shares.babyStakers,
    ),
    row('all', '–', 'Total', EXAMPLE_BLOCK_UBBN),
  ],
  source: {id: 'BBN', path: 'x/incentive/types/params.go, x/costaking/types/params.go'},
  asOf: '2026-07-21',
  network: 'bbn-1',
  note: 'Computed from the portions in the parameters. The fees of a block are divided in the same way.',
});
