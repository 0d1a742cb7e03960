import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  grouped,
  writeDecimal,
} from '@site/src/components/tools/compute/amounts';
import type {RewardField} from '@site/src/components/tools/compute/estimateYear';
import {at, fetchStatus, queryNode, wholeAt, type Answer} from '../parts/queryNode';

export type Totals = {
  /** The totals that could be read, as a reader would type them. */
  readonly values: Partial<Record<RewardField, string>>;
  /** The node, its height and time, and the totals that could not be read. */
  readonly message: string;
};

/** Page size: more finality providers than any network lets vote. */
const LIMIT = 1000;

/** Fetches from a node the totals that rewards are divided by, all at its newest height. */
export async function fetchTotals(server: string, abort: AbortSignal): Promise<Totals> {
  const query = (path: string) => queryNode(server, path, abort);
  const status = await fetchStatus(server, abort);
  if ('error' in status) return {values: {}, message: status.error};
  const {height, time} = status;
  const [provision, pool, scores, providers] = await Promise.all([
    query('/cosmos/mint/v1beta1/annual_provisions'),
    query('/cosmos/staking/v1beta1/pool'),
    query('/babylon/costaking/v1/current_rewards'),
    query(`/babylon/finality/v1/finality_providers/${height}?pagination.limit=${LIMIT}`),
  ]);
  const read: [RewardField, string, bigint | undefined, number][] = [
    ['provision', 'yearly provision', wholeOf(provision, 'annual_provisions'), BABY_DECIMALS],
    ['allBitcoin', 'bitcoin of voting providers', powerOf(providers), BTC_DECIMALS],
    ['allBaby', 'staked BABY', wholeOf(pool, 'pool', 'bonded_tokens'), BABY_DECIMALS],
    ['allScores', 'sum of all scores', wholeOf(scores, 'total_score'), BTC_DECIMALS],
  ];
  const values: Totals['values'] = {};
  const missing: string[] = [];
  for (const [field, name, value, decimals] of read) {
    if (value === undefined) missing.push(name);
    else values[field] = writeDecimal(value, decimals);
  }
  const from = `${server}, height ${grouped(height)}, block time ${time}.`;
  const gaps = missing.length > 0 ? ` Not returned, so left unchanged: ${missing.join(', ')}.` : '';
  return {values, message: `From ${from}${gaps}`};
}

function wholeOf(answer: Answer, ...names: string[]): bigint | undefined {
  return 'value' in answer ? wholeAt(answer.value, ...names) : undefined;
}

/** Sum of the voting power of all providers, in satoshi. */
function powerOf(answer: Answer): bigint | undefined {
  const list = 'value' in answer ? at(answer.value, 'finality_providers') : undefined;
  const next = 'value' in answer ? at(answer.value, 'pagination', 'next_key') : undefined;
  // Without providers, bitcoin staking has not begun; with another page, the sum would be too small.
  if (!Array.isArray(list) || list.length === 0 || typeof next === 'string') return undefined;
  const powers = list.map((provider) => wholeAt(provider, 'voting_power'));
  return powers.reduce<bigint | undefined>(
    (sum, power) => (sum === undefined || power === undefined ? undefined : sum + power),
    0n,
  );
}
