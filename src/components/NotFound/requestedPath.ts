import {safeDecode} from '../../client/safeDecode';
import {oneLine} from '../../../search/client/queryText';

/** Maximum length of an address that is shown or compared, in UTF-16 units. */
const MAX_LENGTH = 200;

/**
 * A readable form of an address: decoded if possible, truncated, and without characters that are
 * invisible or change the direction of the text. For display only, never for a link.
 */
export function requestedPath(pathname: string): string {
  return safeDecode(pathname)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
}

/** The words of an address as a search query: `/a/fp_keys.html` gives `a fp keys`. */
export function requestedWords(path: string): string {
  const words = path.replace(/\.(html?|mdx?)\/?$/i, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return oneLine([...new Set(words)].join(' '));
}
