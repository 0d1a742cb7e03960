import {decoded} from '../../client/decoded';
import {cutQuery} from '../../../search/client/queryText';

/** Longest part of an address that is shown or compared, in UTF-16 units. */
const MAX_SHOWN = 200;

/**
 * An address as a reader can read it: decoded where that is possible, cut, and without characters
 * that show nothing or turn the direction of the text. It is for text only, never for a link.
 */
export function askedPath(pathname: string): string {
  return decoded(pathname)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, MAX_SHOWN)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The words of an address, as a query for the search: `/a/fp_keys.html` gives `a fp keys`. */
export function askedWords(path: string): string {
  const words = path.replace(/\.(html?|mdx?)\/?$/i, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cutQuery([...new Set(words)].join(' '));
}
