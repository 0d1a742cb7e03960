import type {IncomingHttpHeaders} from 'node:http';

/** An encoding that files are stored in. */
export type Encoding = 'br' | 'gzip';

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
 * Brings headers into the form that the file library reads correctly. It sends an encoding that
 * was refused, fails on a range that ends before it begins, and takes "the last 500 bytes" for
 * the first. A range that is dropped is answered with the whole file, which is always allowed.
 */
export function normalizeHeaders(headers: IncomingHttpHeaders): void {
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']).join(', ');
  const range = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const [first, last] = [Number(range?.[1]), Number(range?.[2] || Infinity)];
  const usable = range !== null && last > 0 && first <= last;
  if (!usable || headers['if-range'] !== undefined) delete headers.range;
}
