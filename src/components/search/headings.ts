/** Headings by level, from the site's area (`lvl0`) to the deepest. */
export type Hierarchy = {readonly [level: string]: string | null | undefined};

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The deepest heading above a text, and those that lead to it. */
export function headings(hierarchy: Hierarchy): {title: string; path: string[]} {
  const all = LEVELS.flatMap((level) => hierarchy[level] || []);
  return {title: all.at(-1) ?? '', path: all.slice(0, -1)};
}
