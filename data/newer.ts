import {existsSync, readFileSync} from 'node:fs';

/** The record of `npm run outdated -- --record`, from the project's root. */
export const RECORD_FILE = 'data/newer.json';

/** A version that is newer than the documented one, and the pages of which a source changed. */
export type Newer = {
  /** As readers see it, such as `babylond v4.4.0`. */
  readonly version: string;
  readonly repository: string;
  /** Day on which it was first recorded, YYYY-MM-DD. */
  readonly noticed: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
};

/** Reads the record; a missing file is an empty one. */
export function readNewer(file: string): readonly Newer[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Newer[]) : [];
}

/**
 * The newer versions that a page must name: those that changed one of its sources and were noticed
 * after the page was last checked.
 *
 * @param verified day on which the page was checked, YYYY-MM-DD
 */
export function newerThanPage(
  record: readonly Newer[],
  page: string,
  verified: string | undefined,
): string[] {
  return record
    .filter(({pages, noticed}) => pages.includes(page) && (!verified || verified < noticed))
    .map(({version}) => version);
}
