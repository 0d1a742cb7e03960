import type {Hit} from '../searcher';
import type {Action, Group} from './Rows';
import {promote, remove, visibleSearches, type SavedSearches} from './savedSearches';

/** Maximum number of hits of an area that the window shows. */
const MAX_PER_GROUP = 5;

/** Groups hits by area, in the order of each area's best hit. Hits of the same page are adjacent. */
export function groupHits(hits: readonly Hit[]): Group[] {
  return groupBy(hits, ({hierarchy}) => hierarchy.lvl0 || 'Results').map(([title, areaHits]) => ({
    title,
    hits: groupBy(areaHits.slice(0, MAX_PER_GROUP), ({hierarchy}) => hierarchy.lvl1 ?? '').flatMap(
      ([, pageHits]) => pageHits,
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

const SAVE: Action = {
  icon: 'favorite',
  label: 'Save this search',
  edit: promote,
  outcome: 'now a favorite',
};

const removeFrom = (list: string): Action => ({
  icon: 'clear',
  label: `Remove this search from ${list}`,
  edit: remove,
  outcome: `removed from ${list}`,
});

/** Groups the saved searches for the start screen. An empty list has no group. */
export function groupSaved(saved: SavedSearches): Group[] {
  const {recent, favorites} = visibleSearches(saved);
  const groups: Group[] = [
    {title: 'Recent', icon: 'recent', hits: recent, actions: [SAVE, removeFrom('history')]},
    {title: 'Favorite', icon: 'favorite', hits: favorites, actions: [removeFrom('favorites')]},
  ];
  return groups.filter(({hits}) => hits.length > 0);
}
