/** Everything below it belongs to the search protocol; no page or file has such an address. */
const PREFIX = '/1/';

/** The path of a request target when the search protocol answers it, without its query. */
export function searchPath(target: string): string | undefined {
  // The absolute form names a host, which is never used.
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return path.startsWith(PREFIX) ? path : undefined;
}
