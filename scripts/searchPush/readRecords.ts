import {readFileSync} from 'node:fs';
import type {SearchRecord} from '../../finish/search-index/record';

/** What the hosted service takes as one record, in bytes. */
const MOST_BYTES = 10_000;

/**
 * The records of the last build.
 *
 * @throws when there are none, or when one of them would be refused halfway through.
 */
export function readRecords(file: string): SearchRecord[] {
  const records = parse(file);
  const seen = new Set<string>();
  for (const record of records) {
    const {objectID} = record;
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (!objectID || seen.has(objectID)) {
      throw wrong(
        file,
        `Two records, or one without a name, are called ${JSON.stringify(objectID)}.`,
      );
    }
    if (bytes > MOST_BYTES) {
      throw wrong(file, `${objectID} has ${bytes} bytes; the service takes ${MOST_BYTES}.`);
    }
    seen.add(objectID);
  }
  return records;
}

function parse(file: string): SearchRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw wrong(file, 'It is missing.');
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.length > 0) return parsed as SearchRecord[];
  } catch {
    // Told below: half a file is no list either.
  }
  throw wrong(file, 'It holds no list of records.');
}

function wrong(file: string, what: string): Error {
  return new Error(
    [
      `[search:push] ${file}: ${what}`,
      'Fix: build the site again with npm run build. Nothing was sent.',
    ].join('\n'),
  );
}
