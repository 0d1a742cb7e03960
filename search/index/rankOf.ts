/**
 * Ranks of pages among those that match equally well, by address below the site's root. The first matching
 * pattern applies; 0 is neutral. Lists contain many words but rarely the answer, and guides precede
 * references. Tuned on `tests/search/queries.json`.
 */
const RANKS: readonly (readonly [address: RegExp, rank: number])[] = [
  [/^guides\/support\/glossary\//, -3],
  // Archive, tags and authors of the blog.
  [/^blog\/(archive|tags|authors)\//, -8],
  [/^blog\//, -2],
  [/^operators\/babylon_node\/babylon_cli\/tx\//, -2],
  [/^api\/.*\/schemas\//, -10],
  // The entry page of an API.
  [/^api\/[^/]+\/[^/]+-api(-docs)?\//, -4],
];

/** Ranks of the other API pages. */
const OPERATION = -5;
const LIST_OF_OPERATIONS = -8;

/**
 * The rank of a page.
 *
 * @param address of the page below the site's root
 * @param isOperation whether the page describes a single API operation
 */
export function rankOf(address: string, isOperation = false): number {
  const rank = RANKS.find(([pattern]) => pattern.test(address))?.[1];
  if (rank !== undefined || !address.startsWith('api/')) return rank ?? 0;
  return isOperation ? OPERATION : LIST_OF_OPERATIONS;
}
