import type {ShownRecord} from '../compactRecords';
import type {Hit} from './rank';

/** Hits shown at a time. */
export const PAGE_SIZE = 20;

/** Hits shown of one page of the site, until the reader asks for the others. */
export const GROUP_SIZE = 5;

/** The hits on one page of the site, best first. */
export type Group = {
  readonly url: string;
  readonly area: string;
  readonly title: string;
  readonly records: readonly ShownRecord[];
};

/** Hits by the page they stand on; the page with the best hit comes first. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, ShownRecord[]>();
  for (const {record} of hits) {
    const url = pageOf(record.url);
    const records = groups.get(url);
    if (records) records.push(record);
    else groups.set(url, [record]);
  }
  return [...groups].map(([url, records]) => ({
    url,
    area: records[0]?.hierarchy.lvl0 ?? '',
    title: records[0]?.hierarchy.lvl1 ?? '',
    records,
  }));
}

/**
 * The first groups that together show at most `limit` hits, five of each. `rest` is the number
 * of hits in the groups after them.
 */
export function firstGroups(
  groups: readonly Group[],
  limit: number,
): {shown: Group[]; rest: number} {
  const shown: Group[] = [];
  let room = limit;
  for (const group of groups) {
    const size = Math.min(group.records.length, GROUP_SIZE);
    if (size > room) break;
    shown.push(group);
    room -= size;
  }
  const rest = groups.slice(shown.length).reduce((sum, {records}) => sum + records.length, 0);
  return {shown, rest};
}

function pageOf(url: string): string {
  return url.split('#')[0] ?? url;
}
