import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {clis} from '../../data/cli/load';
import {loadFacts} from '../../data/load';
import {modules} from '../../data/modules/load';
import {readCitations} from './readCitations';
import {readRecord, RECORD} from './record';

const PROJECT = path.resolve(__dirname, '../..');
/** Maximum number of unchecked citations. */
const MAX_UNCHECKED = 5;

const {citations, faults} = readCitations(PROJECT, [await loadFacts(), modules, clis]);
const {trees, unchecked} = readRecord(readFileSync(path.join(PROJECT, RECORD), 'utf8'));

test('every citation parses as repository, commit or tag, and path', () => {
  expect(faults, `\n${faults.join('\n\n')}\n`).toEqual([]);
});

test('every cited path is in the record of paths that exist at that commit or tag', () => {
  const recorded = new Set([
    ...trees.flatMap(({repository, at, paths}) =>
      ['', ...paths].map((cited) => key(repository, at, cited)),
    ),
    ...unchecked.map(({repository, at, path: cited}) => key(repository, at, cited)),
  ]);
  const dead = citations
    .filter((citation) => !recorded.has(key(citation.repository, citation.at, citation.path)))
    .map(
      ({location, repository, at, path: cited}) =>
        `${location}: ${cited || 'the tree'} of ${repository} at ${at} is cited, but not in ${RECORD}.\n` +
        'Fix: cite the file that states the fact, with its full path. If this file exists, record it: ' +
        'npm run record:sources -- --clones DIR.',
    );
  expect(dead, `\n${dead.join('\n\n')}\n`).toEqual([]);
});

test('more than 500 citations are read', () => {
  expect(citations.length).toBeGreaterThan(500);
});

test('few citations are unchecked, and each has a reason', () => {
  const lines = unchecked.map(
    ({repository, at, path: cited, why}) => `${repository} ${at} ${cited}: ${why}`,
  );
  console.info(`${unchecked.length} citation(s) unchecked\n${lines.join('\n')}`);
  expect(unchecked.length).toBeLessThanOrEqual(MAX_UNCHECKED);
  expect(unchecked.filter(({why}) => !/\S \S/.test(why))).toEqual([]);
});

function key(repository: string, at: string, cited: string): string {
  return `${repository} ${at} ${cited}`;
}
