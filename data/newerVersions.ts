import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {urlPath} from './urlPath';

/** The record of `npm run outdated -- --record`, from the project's root. */
export const RECORD_FILE = 'data/newer.json';

/** A version newer than the documented one, and the pages whose sources it changed. */
export type NewerVersion = {
  /** Program and tag, separated by a space, as shown to readers. */
  readonly version: string;
  readonly repository: string;
  /** Date on which the version was first recorded, YYYY-MM-DD. */
  readonly noticed: string;
  /** URL paths of the pages that cite a changed path. */
  readonly pages: readonly string[];
};

/** Reads the record. A missing file counts as an empty record. */
export function readNewer(file: string): readonly NewerVersion[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NewerVersion[]) : [];
}

let recorded: readonly NewerVersion[] | undefined;

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
  record: readonly NewerVersion[] = (recorded ??= readNewer(
    path.join(__dirname, '..', RECORD_FILE),
  )),
): string[] {
  const page = urlPath(file, slug);
  // YAML parses an unquoted day as a Date.
  const checkedOn = verified instanceof Date ? verified.toISOString().slice(0, 10) : verified;
  const isCheckedSince = (day: string) => typeof checkedOn === 'string' && checkedOn >= day;
  return record
    .filter(({pages, noticed}) => pages.includes(page) && !isCheckedSince(noticed))
    .map(({version}) => version);
}
