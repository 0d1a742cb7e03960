import {OPERATION_RANK} from '../../search/engine/format';

/**
 * Weight of a page against others with the same words, by its address; 0 is neutral. A list of
 * words has all of them, but seldom the answer; a guide answers a reader before a reference does.
 */
const RANKS: readonly (readonly [address: RegExp, rank: number])[] = [
  [/^guides\/support\/glossary\//, -3],
  [/^blog\/(archive|tags|authors)\//, -8],
  [/^blog\//, -2],
  [/^operators\/babylon_node\/babylon_cli\/tx\//, -2],
  [/^api\/.*\/schemas\//, -10],
  [/^api\/.*\/changelog\//, -4],
  [/^api\/[^/]+\/[^/]+-api(-docs)?\//, -4],
];

/** Of the pages in the API reference that only list operations. */
const LIST_RANK = -8;

/**
 * @param address of the page below the site's root
 * @param isOperation whether it describes one operation of an API
 */
export function rankOf(address: string, isOperation = false): number {
  const rank = RANKS.find(([pattern]) => pattern.test(address))?.[1];
  if (rank !== undefined || !address.startsWith('api/')) return rank ?? 0;
  return isOperation ? OPERATION_RANK : LIST_RANK;
}
