import type {SearchRecord} from './record';

/** A stretch of one section that the index counts as one text: not so long that words are lost. */
export type Unit = {
  /** Records in order; the first is the section's heading when `begins`. */
  readonly records: readonly SearchRecord[];
  /** Whether a heading begins here. */
  readonly begins: boolean;
  /** What readers type who need the page; with its title. */
  readonly keywords: readonly string[];
};

/** All units of one page. */
export type Page = {
  readonly url: string;
  readonly first: SearchRecord;
  readonly units: readonly Unit[];
};

type Growing = {records: SearchRecord[]; begins: boolean; keywords: string[]};

/** A unit ends after this many characters, at the end of a record. */
const UNIT_LENGTH = 1000;

/** Records, which are in reading order, as pages and the units on them. */
export function cutUnits(records: readonly SearchRecord[]): Page[] {
  const pages = new Map<string, {first: SearchRecord; units: Growing[]}>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? {first: record, units: []};
    pages.set(record.url_without_anchor, page);
    const last = page.units.at(-1);
    const begins = record.type !== 'content';
    const fits = last && !begins && lengthOf(last.records) < UNIT_LENGTH;
    const unit = fits ? last : {records: [], begins, keywords: []};
    if (!fits) page.units.push(unit);
    unit.records.push(record);
    unit.keywords.push(...(record.keywords ?? []));
  }
  return [...pages].map(([url, page]) => ({url, ...page}));
}

function lengthOf(records: readonly SearchRecord[]): number {
  return records.reduce((sum, {content}) => sum + (content?.length ?? 0), 0);
}
