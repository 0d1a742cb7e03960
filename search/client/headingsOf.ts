import type {Hierarchy} from '../searcher';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The deepest heading, and those above it from the site's area down. */
export function headingsOf(hierarchy: Hierarchy): {title: string; path: string[]} {
  const all = LEVELS.flatMap((level) => hierarchy[level] || []);
  return {title: all.at(-1) ?? '', path: all.slice(0, -1)};
}
