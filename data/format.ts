import type {Fact, Unit} from './schema';

/** Formats for a value other than its usual unit. */
export const shows = ['bare', 'sat', 'ubbn', 'duration', 'raw'] as const;
export type Show = (typeof shows)[number];

/** Seconds between blocks: Bitcoin's target, and Babylon Genesis' block time. */
const SECONDS_PER_BLOCK: Partial<Record<Unit, number>> = {
  'bitcoin-blocks': 600,
  'babylon-blocks': 10,
  seconds: 1,
};

/** Decimal places of one BTC (in satoshi) and of one BABY (in ubbn). */
const DECIMALS: Partial<Record<Unit, number>> = {satoshi: 8, ubbn: 6};

const SYMBOL: Partial<Record<Unit, string>> = {
  'bitcoin-blocks': 'Bitcoin blocks',
  'babylon-blocks': 'blocks',
  seconds: 's',
  gas: 'gas',
  bytes: 'bytes',
};

/**
 * A fact's value as shown to readers, such as `0.005 BTC`. Integers are never converted to floats,
 * so no amount is rounded.
 *
 * @throws RangeError if `show` does not fit the unit; the message lists the formats that do
 */
export function formatFact({value, unit}: Pick<Fact, 'value' | 'unit'>, show?: Show): string {
  // As programs read it: the digits of the data, in the unit of the data.
  if (show === 'raw') return String(value);
  if (show === 'duration') return formatDuration(value, unit);
  if (show === 'sat' || show === 'ubbn') {
    const expected = show === 'sat' ? 'satoshi' : 'ubbn';
    if (unit !== expected) throw showError(show, unit, `a fact in ${expected}`);
    return `${group(value)} ${show}`;
  }
  const decimals = DECIMALS[unit];
  if (decimals !== undefined) {
    const amount = decimal(BigInt(value), decimals);
    return show === 'bare' ? amount : `${amount} ${unit === 'satoshi' ? 'BTC' : 'BABY'}`;
  }
  if (unit === 'percent') return show === 'bare' ? String(value) : `${value}%`;
  const text = typeof value === 'string' ? value : group(value);
  const symbol = SYMBOL[unit];
  if (show === 'bare' || symbol === undefined) return text;
  return `${text} ${text === '1' ? symbol.replace(/(?<=\w)s$/, '') : symbol}`;
}

/**
 * Units of a duration, and the minimum number of each before it is used instead of a smaller unit:
 * two days would be too coarse for 50 hours, and one month for 45 days.
 */
const STEPS: readonly {name: string; seconds: number; least: number}[] = [
  {name: 'month', seconds: 60 * 60 * 24 * 30.44, least: 2},
  {name: 'day', seconds: 60 * 60 * 24, least: 3},
  {name: 'hour', seconds: 60 * 60, least: 2},
  {name: 'minute', seconds: 60, least: 2},
];

/** `about 50 hours`: rounded, in the largest unit that fits; `1 hour` only if it is exact. */
function formatDuration(value: Fact['value'], unit: Unit): string {
  const perBlock = SECONDS_PER_BLOCK[unit];
  if (perBlock === undefined || typeof value === 'string') {
    throw showError('duration', unit, 'blocks or seconds');
  }
  const seconds = Number(value) * perBlock;
  const about = unit === 'seconds' ? '' : 'about ';
  const fits = ({seconds: size, least}: (typeof STEPS)[number]) =>
    seconds >= least * size || (seconds === size && size < 60 * 60 * 24);
  const step = STEPS.find(fits) ?? {name: 'second', seconds: 1};
  const count = Math.round(seconds / step.seconds);
  return `${about}${count} ${step.name}${count === 1 ? '' : 's'}`;
}

function showError(show: Show, unit: Unit, fitting: string): Error {
  return new RangeError(`show="${show}" fits ${fitting}, not the unit ${unit}`);
}

/** Groups digits in threes; text is unchanged. */
function group(value: Fact['value']): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

function decimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = group(digits.slice(0, -decimals));
  const rest = digits.slice(-decimals).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}
