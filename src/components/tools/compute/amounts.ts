/** A parsed value, or the reason why the input isn't valid. */
export type ParseResult<T> = {readonly value: T} | {readonly error: string};

/** Number of decimals of BTC (in satoshis) and of BABY (in ubbn). */
export const BTC_DECIMALS = 8;
export const BABY_DECIMALS = 6;

/** Groups of three digits. The first must not begin with 0, so that `0,500` isn't parsed as 500. */
const GROUPED = /^[1-9]\d{0,2}([,_\s])\d{3}(\1\d{3})*(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a decimal amount into a whole number of its smallest units, without floating point. Commas,
 * spaces or underscores may separate groups of three digits.
 */
export function parseDecimal(input: string, decimals: number): ParseResult<bigint> {
  const text = input.trim();
  if (text === '') return {error: 'Enter a number.'};
  if (text.startsWith('-')) return {error: 'The number must not be negative.'};
  if (!GROUPED.test(text) && !PLAIN.test(text)) {
    return {
      error:
        decimals === 0
          ? 'Enter a whole number, such as 1,000.'
          : 'Enter a number with a decimal point, not a decimal comma, such as 0.05 or 1,000.5.',
    };
  }
  const [whole = '', decimalPart = ''] = text.replaceAll(/[,_\s]/g, '').split('.');
  const fraction = decimalPart.replace(/0+$/, '');
  if (fraction.length > decimals) {
    return {
      error: decimals === 0 ? 'Enter a whole number.' : `Enter at most ${decimals} decimals.`,
    };
  }
  if (whole.length > 20) return {error: 'The number has too many digits.'};
  return {value: BigInt(whole + fraction.padEnd(decimals, '0'))};
}

/** Parses a block height or a number of blocks. */
export function parseInteger(input: string, max = 4_294_967_295): ParseResult<number> {
  const parsed = parseDecimal(input, 0);
  if ('error' in parsed) return parsed;
  if (parsed.value > BigInt(max))
    return {error: `The number must not be above ${groupDigits(max)}.`};
  return {value: Number(parsed.value)};
}

/** Parses a time in any unit, with up to three decimals. */
export function parseTime(input: string): ParseResult<number> {
  const parsed = parseDecimal(input, 3);
  if ('error' in parsed) return parsed;
  return parsed.value === 0n
    ? {error: 'The time must be above zero.'}
    : {value: Number(parsed.value) / 1000};
}

/** Formats a number with commas between groups of three digits. */
export function groupDigits(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Formats a whole number of smallest units as an exact decimal without trailing zeros, such as `0.005`. */
export function formatDecimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, -decimals || undefined));
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

export const formatBtc = (satoshi: bigint): string => `${formatDecimal(satoshi, BTC_DECIMALS)} BTC`;
export const formatBaby = (ubbn: bigint): string => `${formatDecimal(ubbn, BABY_DECIMALS)} BABY`;

/** An exact fraction: `parts` divided by `of`. */
export type Share = {readonly parts: bigint; readonly of: bigint};

/**
 * Converts a percentage such as `2.35` to an exact fraction.
 *
 * @throws RangeError if the text isn't a decimal number
 */
export function percent(text: string): Share {
  const decimals = text.split('.')[1]?.length ?? 0;
  const parsed = parseDecimal(text, decimals);
  if ('error' in parsed)
    throw new RangeError(`"${text}": not a percentage. Use a decimal number such as 2.35.`);
  return {parts: parsed.value, of: 100n * 10n ** BigInt(decimals)};
}

/** Parses a percentage from 0 to 100. */
export function parsePercent(input: string): ParseResult<Share> {
  const decimals = 6;
  const parsed = parseDecimal(input.replace(/%\s*$/, ''), decimals);
  if ('error' in parsed) return parsed;
  const of = 100n * 10n ** BigInt(decimals);
  return parsed.value > of ? {error: 'Enter at most 100%.'} : {value: {parts: parsed.value, of}};
}
