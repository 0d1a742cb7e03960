import type {Fact, Unit} from './schema';

/** Value formats other than the default: the valid values of `show`. */
export const factFormats = ['bare', 'sat', 'ubbn', 'duration', 'raw'] as const;
export type FactFormat = (typeof factFormats)[number];

/** Seconds in each unit of time: Bitcoin's target block time, and the block time of Babylon Genesis. */
const SECONDS_PER_UNIT: Partial<Record<Unit, number>> = {
  'bitcoin-blocks': 600,
  'babylon-blocks': 10,
  seconds: 1,
};

/** Decimal places of one BTC (in satoshis) and of one BABY (in ubbn). */
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
 * @throws RangeError if `show` does not support the unit; the message lists the units that it supports
 */
export function formatFact({value, unit}: Pick<Fact, 'value' | 'unit'>, show?: FactFormat): string {
  // Programs expect the digits as in the data, in the data's unit.
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
const DURATION_UNITS: readonly {name: string; seconds: number; min: number}[] = [
  {name: 'month', seconds: 60 * 60 * 24 * 30.44, min: 2},
  {name: 'day', seconds: 60 * 60 * 24, min: 3},
  {name: 'hour', seconds: 60 * 60, min: 2},
  {name: 'minute', seconds: 60, min: 2},
];

/** Formats a duration such as `about 50 hours`: rounded, and `1 hour` or `1 minute` only if exact. */
function formatDuration(value: Fact['value'], unit: Unit): string {
  const secondsPerUnit = SECONDS_PER_UNIT[unit];
  if (secondsPerUnit === undefined || typeof value === 'string') {
    throw showError('duration', unit, 'blocks or seconds');
  }
  const seconds = Number(value) * secondsPerUnit;
  const about = unit === 'seconds' ? '' : 'about ';
  const fits = ({seconds: size, min}: (typeof DURATION_UNITS)[number]) =>
    seconds >= min * size || (seconds === size && size < 60 * 60 * 24);
  const durationUnit = DURATION_UNITS.find(fits) ?? {name: 'second', seconds: 1};
  const count = Math.round(seconds / durationUnit.seconds);
  return `${about}${count} ${durationUnit.name}${count === 1 ? '' : 's'}`;
}

function showError(show: FactFormat, unit: Unit, fitting: string): Error {
  return new RangeError(`show="${show}" fits ${fitting}, not the unit ${unit}`);
}

/** Separates groups of three digits with commas. Text is unchanged. */
function group(value: Fact['value']): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

function decimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = group(digits.slice(0, -decimals));
  const rest = digits.slice(-decimals).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}
