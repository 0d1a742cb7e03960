import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {clis} from '../../data/cli/load';
import {loadFacts} from '../../data/load';
import {modules} from '../../data/modules/load';
import {readCitations} from './readCitations';
import {readRecord, RECORD} from './record';

const PROJECT = path.resolve(__dirname, '../..');
/** How many citations may be unchecked. */
const MAX_UNCHECKED = 5;

const {citations, faults} = readCitations(PROJECT, [await loadFacts(), modules, clis]);
const {seen, unchecked} = readRecord(readFileSync(path.join(PROJECT, RECORD), 'utf8'));

test('every citation parses as repository, commit or tag, and path', () => {
  expect(faults, `\n${faults.join('\n\n')}\n`).toEqual([]);
});

test('every cited path is in the record of paths that exist at that commit or tag', () => {
  const known = new Set([
    ...seen.flatMap(({repository, at, paths}) =>
      ['', ...paths].map((one) => key(repository, at, one)),
    ),
    ...unchecked.map(({repository, at, path: one}) => key(repository, at, one)),
  ]);
  const dead = citations
    .filter((one) => !known.has(key(one.repository, one.at, one.path)))
    .map(
      (one) =>
        `${one.place}: cites ${one.path || 'the tree'} of ${one.repository} at ${one.at}, which ${RECORD} ` +
        'does not have.\nFix: cite the file that says it, with its whole path. When this file exists, have it ' +
        'recorded: npm run record:sources -- --clones DIR.',
    );
  expect(dead, `\n${dead.join('\n\n')}\n`).toEqual([]);
});

test('many citations are read', () => {
  expect(citations.length).toBeGreaterThan(500);
});

test('few citations are unchecked, and each says why', () => {
  const lines = unchecked.map(
    ({repository, at, path: one, why}) => `${repository} ${at} ${one}: ${why}`,
  );
  console.info(`${unchecked.length} citation(s) unchecked\n${lines.join('\n')}`);
  expect(unchecked.length).toBeLessThanOrEqual(MAX_UNCHECKED);
  expect(unchecked.filter(({why}) => !/\S \S/.test(why))).toEqual([]);
});

function key(repository: string, at: string, cited: string): string {
  return `${repository} ${at} ${cited}`;
}
