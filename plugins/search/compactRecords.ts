import type {Level, SearchRecord} from './record';

/** What the search page shows of a record. */
export type ShownRecord = Pick<
  SearchRecord,
  'objectID' | 'hierarchy' | 'content' | 'type' | 'url' | 'anchor'
>;

/** A heading by level, anchor and text, or the text of what stands below the last heading. */
type Entry = readonly [level: number, anchor: string | null, heading: string] | string;

/** One page: address, area, title, and what is on it in reading order. */
export type CompactPage = readonly [
  url: string,
  area: string,
  title: string,
  entries: readonly Entry[],
];

/** Records without what each repeats of the one before: about half the bytes to send. */
export function compactRecords(records: readonly SearchRecord[]): CompactPage[] {
  const pages = new Map<string, {head: SearchRecord; entries: Entry[]}>();
  for (const record of records) {
    const url = pageOf(record);
    const page = pages.get(url) ?? {head: record, entries: []};
    pages.set(url, page);
    if (record.type === 'lvl1') continue;
    if (record.type === 'content') page.entries.push(record.content ?? '');
    else {
      const heading = record.hierarchy[record.type] ?? '';
      page.entries.push([Number(record.type.slice('lvl'.length)), record.anchor, heading]);
    }
  }
  return [...pages].map(([url, {head, entries}]) => [
    url,
    head.hierarchy.lvl0 ?? '',
    head.hierarchy.lvl1 ?? '',
    entries,
  ]);
}

/** The records again, as they were. */
export function expandRecords(pages: readonly CompactPage[]): ShownRecord[] {
  return pages.flatMap(([url, area, title, entries]) => {
    let headings: (string | null)[] = [area, title];
    let anchor: string | null = null;
    const record = (type: SearchRecord['type'], content: string | null, index: number) => ({
      objectID: `${url}:${index}`,
      hierarchy: hierarchyOf(headings),
      content,
      type,
      url: anchor === null ? url : `${url}#${anchor}`,
      anchor,
    });
    const first = record('lvl1', null, 0);
    return [
      first,
      ...entries.map((entry, index): ShownRecord => {
        if (typeof entry === 'string') return record('content', entry, index + 1);
        const [depth, own, heading] = entry;
        headings = [...Array.from({length: depth}, (_, level) => headings[level] ?? null), heading];
        anchor = own;
        return record(`lvl${depth}` as SearchRecord['type'], null, index + 1);
      }),
    ];
  });
}

function pageOf({url}: SearchRecord): string {
  return url.split('#')[0] ?? url;
}

function hierarchyOf(headings: readonly (string | null)[]): Record<Level, string | null> {
  const [
    lvl0 = null,
    lvl1 = null,
    lvl2 = null,
    lvl3 = null,
    lvl4 = null,
    lvl5 = null,
    lvl6 = null,
  ] = headings;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}
