import type {Hit} from '../searcher';

/** Most hits of an area that the window shows. */
const MAX_PER_GROUP = 5;

/** Hits of one area of the site. */
export type Group = {readonly area: string; readonly hits: readonly Hit[]};

/** Hits by area, in the order of the best hit of each; within an area, hits of a page are together. */
export function groupHits(hits: readonly Hit[]): Group[] {
  return groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? '').map(([area, all]) => ({
    area,
    hits: groupBy(all.slice(0, MAX_PER_GROUP), ({hierarchy}) => hierarchy.lvl1 ?? '').flatMap(
      ([, ofPage]) => ofPage,
    ),
  }));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}
