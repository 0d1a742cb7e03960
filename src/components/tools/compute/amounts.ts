/** A typed value, or why it isn't valid. */
export type Read<T> = {readonly value: T} | {readonly error: string};

/** Decimals of one BTC (satoshi) and of one BABY (ubbn). */
export const BTC_DECIMALS = 8;
export const BABY_DECIMALS = 6;

/** Groups of three digits; the first doesn't begin with 0, so that `0,500` isn't read as 500. */
const GROUPED = /^[1-9]\d{0,2}([,_\s])\d{3}(\1\d{3})*(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a decimal amount into a whole number of its smallest units, without floating point. Commas,
 * spaces or underscores may separate groups of three digits.
 */
export function readDecimal(typed: string, decimals: number): Read<bigint> {
  const text = typed.trim();
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
  const [whole = '', rest = ''] = text.replaceAll(/[,_\s]/g, '').split('.');
  const fraction = rest.replace(/0+$/, '');
  if (fraction.length > decimals) {
    return {
      error: decimals === 0 ? 'Enter a whole number.' : `Enter at most ${decimals} decimals.`,
    };
  }
  if (whole.length > 20) return {error: 'The number has too many digits.'};
  return {value: BigInt(whole + fraction.padEnd(decimals, '0'))};
}

/** Parses a block height or a number of blocks. */
export function readWhole(typed: string, max = 4_294_967_295): Read<number> {
  const read = readDecimal(typed, 0);
  if ('error' in read) return read;
  if (read.value > BigInt(max)) return {error: `The number must not be above ${grouped(max)}.`};
  return {value: Number(read.value)};
}

/** Parses a time in any unit, with up to three decimals. */
export function readTime(typed: string): Read<number> {
  const read = readDecimal(typed, 3);
  if ('error' in read) return read;
  return read.value === 0n
    ? {error: 'The time must be above zero.'}
    : {value: Number(read.value) / 1000};
}

/** A number with commas between groups of three digits. */
export function grouped(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A whole number of smallest units as an exact decimal without trailing zeros, such as `0.005`. */
export function writeDecimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = grouped(digits.slice(0, -decimals || undefined));
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}

export const writeBtc = (satoshi: bigint): string => `${writeDecimal(satoshi, BTC_DECIMALS)} BTC`;
export const writeBaby = (ubbn: bigint): string => `${writeDecimal(ubbn, BABY_DECIMALS)} BABY`;

/** An exact fraction: `parts` divided by `of`. */
export type Share = {readonly parts: bigint; readonly of: bigint};

/**
 * A percentage such as `2.35` as an exact fraction.
 *
 * @throws RangeError when the text isn't a decimal number
 */
export function percent(text: string): Share {
  const decimals = text.split('.')[1]?.length ?? 0;
  const read = readDecimal(text, decimals);
  if ('error' in read)
    throw new RangeError(`"${text}": not a percentage. Use a decimal number such as 2.35.`);
  return {parts: read.value, of: 100n * 10n ** BigInt(decimals)};
}

/** Parses a percentage from 0 to 100. */
export function readPercent(typed: string): Read<Share> {
  const decimals = 6;
  const read = readDecimal(typed.replace(/%\s*$/, ''), decimals);
  if ('error' in read) return read;
  const of = 100n * 10n ** BigInt(decimals);
  return read.value > of ? {error: 'Enter at most 100%.'} : {value: {parts: read.value, of}};
}
