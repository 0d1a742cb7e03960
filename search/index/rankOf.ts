import {OPERATION_RANK} from '../engine/rank';

/**
 * Rank of pages against others with the same words, in steps of `TUNING.rank`; 0 is neutral. A list
 * of words has all of them, but seldom the answer; a guide answers a reader before a reference does.
 * Tuned on tests/search/queries.json.
 */
const RANK = {
  neutral: 0,
  glossary: -3,
  post: -2,
  /** Archive, tags and authors of the blog. */
  listOfPosts: -8,
  /** Commands of `babylond tx`. */
  transactions: -2,
  schema: -10,
  /** The entry page of an API. */
  entry: -4,
  /** Pages in the API reference that only list operations. */
  listOfOperations: -8,
} as const;

/** Rank by address below the site's root; the first that fits counts. */
const RANKS: readonly (readonly [address: RegExp, rank: number])[] = [
  [/^guides\/support\/glossary\//, RANK.glossary],
  [/^blog\/(archive|tags|authors)\//, RANK.listOfPosts],
  [/^blog\//, RANK.post],
  [/^operators\/babylon_node\/babylon_cli\/tx\//, RANK.transactions],
  [/^api\/.*\/schemas\//, RANK.schema],
  [/^api\/[^/]+\/[^/]+-api(-docs)?\//, RANK.entry],
];

/**
 * The rank of a page.
 *
 * @param address of the page below the site's root
 * @param isOperation whether it describes one operation of an API
 */
export function rankOf(address: string, isOperation = false): number {
  const rank = RANKS.find(([pattern]) => pattern.test(address))?.[1];
  if (rank !== undefined || !address.startsWith('api/')) return rank ?? RANK.neutral;
  return isOperation ? OPERATION_RANK : RANK.listOfOperations;
}
