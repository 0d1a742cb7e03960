import type {FoundHit} from '../search/foundHit';
import {hitAddress} from '../search/localAddress';

/** Most hits of a group that the window shows. */
const MAX_IN_GROUP = 5;

/** Hits of one area of the site, as the sidebar of a page names it. */
export type Group = {readonly area: string; readonly hits: readonly FoundHit[]};

/**
 * Hits by area of the site. Areas stand in the order of their best hits; inside one, the hits of a
 * page stand together, below its best. Hits that lead where none may are dropped.
 *
 * @param origin of this site
 * @param published as `hitAddress` has it
 * @returns groups whose hits have addresses that can be followed
 */
export function groupHits(hits: readonly FoundHit[], origin: string, published?: string): Group[] {
  const local = hits.flatMap((hit) => {
    const address = hitAddress(hit.url, origin, published);
    return address === undefined ? [] : [{...hit, ...address}];
  });
  return by(local, ({hierarchy}) => hierarchy.lvl0 ?? '').map(([area, all]) => ({
    area,
    hits: by(all.slice(0, MAX_IN_GROUP), ({hierarchy}) => hierarchy.lvl1 ?? '').flatMap(
      ([, ofPage]) => ofPage,
    ),
  }));
}

function by<T>(items: readonly T[], nameOf: (item: T) => string): [name: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups];
}
