import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkProse, patterns} from './checkProse';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Files with readers' own words, and the patterns themselves. */
const EXCLUDED = /^(?:tests\/search\/|search\/engine\/synonyms\.ts|checks\/prose\/)/;

test('all prose is natural English', () => {
  const problems = execFileSync('git', ['ls-files'], {cwd: PROJECT, encoding: 'utf8'})
    .split('\n')
    .filter((file) => file && !EXCLUDED.test(file))
    .flatMap((file) => checkProse(file, readFileSync(path.join(PROJECT, file), 'utf8')));
  expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
});

/** The name of a file that a pattern applies to. */
const fileFor = (pattern: (typeof patterns)[number]): string =>
  pattern.in?.includes('api/specs') ? 'api/specs/a.yaml' : 'docs/a.mdx';

test.each(patterns)('"$bad" is reported, "$good" is not', (pattern) => {
  const problems = checkProse(fileFor(pattern), pattern.bad);
  expect(problems.join('\n')).toContain(`use "${pattern.use}"`);
  expect(checkProse(fileFor(pattern), pattern.good)).toEqual([]);
});

test.each([
  ['a.ts', '/** It\n * is no\n * page. */\nconst anew = 1;', ['a.ts:2:4 "is no"']],
  ['a.ts', "f('is no page', `${b} is no page`, 'anew')", ['a.ts:1:4 "is no"', 'a.ts:1:23 "is no"']],
  ['a.ts', '/** It is\n * no page; `is no page`. */', ['a.ts:1:8 "is no"']],
  ['a.tsx', '<p title={anew}>It is no page.</p>;', ['a.tsx:1:20 "is no"']],
  ['a.css', '/* anew */ .anew { }', ['a.css:1:4 "anew"']],
  [
    'a.mdx',
    'An `anew` [anew](/anew/) {/* anew */}\n\n1. ```\n   anew\n   ```',
    ['a.mdx:1:12 "anew"'],
  ],
  [
    'a.mdx',
    '---\nkeywords: [anew]\n---\n\n## Anew\n\n| anew |',
    ['a.mdx:5:4 "Anew"', 'a.mdx:7:3 "anew"'],
  ],
  ['a.yaml', 'x-keywords:\n  - anew\nanew: anew', ['a.yaml:3:7 "anew"']],
  ['a.svg', '<text class="anew">anew</text>', ['a.svg:1:20 "anew"']],
  ['a.json', '"anew"', []],
])('%s: only the prose in %j is checked', (file, source, locations) => {
  expect(checkProse(file, source).map((problem) => problem.replace(/: use .*/, ''))).toEqual(
    locations,
  );
});
