/**
 * Weight of a page against others with the same words, by the beginning of its address; 0 is
 * neutral. A list of words has all of them, but seldom the answer.
 */
const RANKS: readonly (readonly [prefix: string, rank: number])[] = [
  ['guides/support/glossary/', -3],
  ['blog/', -2],
  ['operators/babylon_node/babylon_cli/tx/', -2],
  ['api/', -1],
];

/** @param address of the page below the site's root */
export function rankOf(address: string): number {
  return RANKS.find(([prefix]) => address.startsWith(prefix))?.[1] ?? 0;
}
