/** A value that was typed, or why it is none. */
export type Read<T> = {readonly value: T} | {readonly error: string};

/** Digits after the point of one BTC (satoshi) and of one BABY (ubbn). */
export const BTC_DECIMALS = 8;
export const BABY_DECIMALS = 6;

/** Groups of three after a first one that doesn't begin with 0, so that `0,500` isn't read as 500. */
const GROUPED = /^[1-9]\d{0,2}([,_\s])\d{3}(\1\d{3})*(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Reads a decimal amount as a whole number of its smallest units, without a float on the way. Groups
 * of three digits may be separated by commas, as on this site, or by spaces or underscores.
 */
export function readDecimal(typed: string, decimals: number): Read<bigint> {
  const text = typed.trim();
  if (text === '') return {error: 'Type a number.'};
  if (text.startsWith('-')) return {error: 'The number must not be negative.'};
  if (!GROUPED.test(text) && !PLAIN.test(text)) {
    return {
      error:
        decimals === 0
          ? 'Type a whole number, such as 1,000.'
          : 'Type a number with a decimal point, not a decimal comma, such as 0.05 or 1,000.5.',
    };
  }
  const [whole = '', rest = ''] = text.replaceAll(/[,_\s]/g, '').split('.');
  const kept = rest.replace(/0+$/, '');
  if (kept.length > decimals) {
    return {error: decimals === 0 ? 'Type a whole number.' : `At most ${decimals} decimals.`};
  }
  if (whole.length > 20) return {error: 'The number has too many digits.'};
  return {value: BigInt(whole + kept.padEnd(decimals, '0'))};
}

/** Reads a block height or a number of blocks. */
export function readWhole(typed: string, most = 4_294_967_295): Read<number> {
  const read = readDecimal(typed, 0);
  if ('error' in read) return read;
  if (read.value > BigInt(most)) return {error: `The number must not be above ${grouped(most)}.`};
  return {value: Number(read.value)};
}

/** Reads a time in its unit, with up to three decimals. */
export function readTime(typed: string): Read<number> {
  const read = readDecimal(typed, 3);
  if ('error' in read) return read;
  return read.value === 0n
    ? {error: 'The time must be above zero.'}
    : {value: Number(read.value) / 1000};
}

/** Digits in groups of three. */
export function grouped(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A whole number of smallest units as a decimal, such as `0.005`, with every digit that counts. */
export function writeDecimal(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = grouped(digits.slice(0, -decimals || undefined));
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}

export const writeBtc = (satoshi: bigint): string => `${writeDecimal(satoshi, BTC_DECIMALS)} BTC`;
export const writeBaby = (ubbn: bigint): string => `${writeDecimal(ubbn, BABY_DECIMALS)} BABY`;

/** An exact share: `parts` of `of`. */
export type Share = {readonly parts: bigint; readonly of: bigint};

/**
 * A percentage such as `2.35` as an exact share.
 *
 * @throws RangeError when the text is no decimal number
 */
export function percent(text: string): Share {
  const decimals = text.split('.')[1]?.length ?? 0;
  const read = readDecimal(text, decimals);
  if ('error' in read) throw new RangeError(`"${text}" is no percentage.`);
  return {parts: read.value, of: 100n * 10n ** BigInt(decimals)};
}

/** Reads a percentage from 0 to 100. */
export function readPercent(typed: string): Read<Share> {
  const decimals = 6;
  const read = readDecimal(typed.replace(/%\s*$/, ''), decimals);
  if ('error' in read) return read;
  const of = 100n * 10n ** BigInt(decimals);
  return read.value > of ? {error: 'At most 100%.'} : {value: {parts: read.value, of}};
}
