import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pageAddress} from './pageAddress';

/** The record of `npm run outdated -- --record`, from the project's root. */
export const RECORD_FILE = 'data/newer.json';

/** A version newer than the documented one, and the pages whose sources it changed. */
export type Newer = {
  /** Program and version as shown to readers: name, space, tag. */
  readonly version: string;
  readonly repository: string;
  /** Date on which it was first recorded, YYYY-MM-DD. */
  readonly noticed: string;
  /** Addresses of pages. */
  readonly pages: readonly string[];
};

/** Reads the record; a missing file is an empty one. */
export function readNewer(file: string): readonly Newer[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Newer[]) : [];
}

let recorded: readonly Newer[] | undefined;

/**
 * The newer versions that a document must mention: those that changed one of its sources and were
 * recorded after the document was last checked.
 *
 * @param file path from the project's root, with slashes
 * @param record the record of the project, read once
 */
export function newerSources(
  file: string,
  {slug, verified}: Readonly<Record<string, unknown>>,
  record: readonly Newer[] = (recorded ??= readNewer(path.join(__dirname, '..', RECORD_FILE))),
): string[] {
  const page = pageAddress(file, slug);
  // YAML parses days as dates.
  const checked = verified instanceof Date ? verified.toISOString().slice(0, 10) : verified;
  const isChecked = (day: string) => typeof checked === 'string' && checked >= day;
  return record
    .filter(({pages, noticed}) => pages.includes(page) && !isChecked(noticed))
    .map(({version}) => version);
}
