/** An encoding that files are stored in. */
export type Encoding = 'br' | 'gzip';

/** A part of a file, in bytes: both ends belong to it. */
export type ByteRange = {readonly first: number; readonly last: number};

/** The stored encodings that a reader accepts, best first. `;q=0` means no. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const weights = new Map(
    String(header ?? '')
      .split(',')
      .map((item): [string, number] => {
        const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
        return [name.toLowerCase(), weight === undefined ? 1 : Number(weight)];
      }),
  );
  const accepted = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).filter(accepted);
}

/**
 * The part of a file that a request asks for, or undefined where it gets the whole file, which is
 * always allowed: for several parts, for the last bytes, for a range that ends before it begins or
 * depends on a version.
 *
 * @returns `'outside'` when the file has nothing there
 */
export function readRange(
  headers: {range?: string; 'if-range'?: string},
  size: number,
): ByteRange | 'outside' | undefined {
  const range = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '');
  if (!range || headers['if-range'] !== undefined) return undefined;
  const [first, last] = [Number(range[1]), range[2] ? Number(range[2]) : Infinity];
  if (last < first) return undefined;
  return first < size ? {first, last: Math.min(last, size - 1)} : 'outside';
}

/** Whether a request already has the version that an ETag names, as `If-None-Match` says it. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
