/** Hits marked with the text that found them, so that what is drawn tells whose hits they are. */
export function foundBy<Hit extends object>(hits: readonly Hit[], query: string): Hit[] {
  return hits.map((hit) => ({...hit, __query: query}));
}

/** The text that found a hit; undefined for one that the window stored. */
export function finderOf(hit: object): string | undefined {
  return '__query' in hit && typeof hit.__query === 'string' ? hit.__query : undefined;
}
