import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  groupDigits,
  formatDecimal,
} from '@site/src/components/tools/compute/amounts';
import type {RewardField} from '@site/src/components/tools/compute/estimateYear';
import {fetchStatus, integerAt, queryNode, valueAt, type QueryResult} from '../parts/queryNode';

export type Totals = {
  /** The totals that the node returned, in the form in which a reader would type them. */
  readonly values: Partial<Record<RewardField, string>>;
  /** The node, its height and time, and the totals that it did not return. */
  readonly message: string;
};

/** Page size, larger than the number of finality providers that vote on any network. */
const PAGE_LIMIT = 1000;

/** Fetches the totals for the estimate from a node, all at its newest height. */
export async function fetchTotals(server: string, signal: AbortSignal): Promise<Totals> {
  const query = (path: string) => queryNode(server, path, signal);
  const status = await fetchStatus(server, signal);
  if ('error' in status) return {values: {}, message: status.error};
  const {height, time} = status;
  const [provision, pool, scores, providers] = await Promise.all([
    query('/cosmos/mint/v1beta1/annual_provisions'),
    query('/cosmos/staking/v1beta1/pool'),
    query('/babylon/costaking/v1/current_rewards'),
    query(`/babylon/finality/v1/finality_providers/${height}?pagination.limit=${PAGE_LIMIT}`),
  ]);
  const totals: [RewardField, string, bigint | undefined, number][] = [
    ['provision', 'yearly provision', integerOf(provision, 'annual_provisions'), BABY_DECIMALS],
    ['allBitcoin', 'bitcoin of voting providers', totalPower(providers), BTC_DECIMALS],
    ['allBaby', 'staked BABY', integerOf(pool, 'pool', 'bonded_tokens'), BABY_DECIMALS],
    ['allScores', 'sum of all scores', integerOf(scores, 'total_score'), BTC_DECIMALS],
  ];
  const values: Totals['values'] = {};
  const missing: string[] = [];
  for (const [field, name, value, decimals] of totals) {
    if (value === undefined) missing.push(name);
    else values[field] = formatDecimal(value, decimals);
  }
  const origin = `${server}, height ${groupDigits(height)}, block time ${time}.`;
  const omissions =
    missing.length > 0 ? ` Not returned, so left unchanged: ${missing.join(', ')}.` : '';
  return {values, message: `From ${origin}${omissions}`};
}

function integerOf(result: QueryResult, ...names: string[]): bigint | undefined {
  return 'value' in result ? integerAt(result.value, ...names) : undefined;
}

/** Sum of the voting power of all finality providers, in satoshis. */
function totalPower(result: QueryResult): bigint | undefined {
  const providers = 'value' in result ? valueAt(result.value, 'finality_providers') : undefined;
  const nextKey = 'value' in result ? valueAt(result.value, 'pagination', 'next_key') : undefined;
  // An empty list means that bitcoin staking hasn't begun. With a next page, the sum would be too small.
  if (!Array.isArray(providers) || providers.length === 0 || typeof nextKey === 'string')
    return undefined;
  const powers = providers.map((provider) => integerAt(provider, 'voting_power'));
  return powers.reduce<bigint | undefined>(
    (sum, power) => (sum === undefined || power === undefined ? undefined : sum + power),
    0n,
  );
}
