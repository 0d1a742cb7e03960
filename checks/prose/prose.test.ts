import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkProse, patterns} from './checkProse';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Words of readers, the patterns themselves, and rooms that are still to be rewritten. */
const LEFT_OUT =
  /^(?:tests\/search\/|search\/engine\/synonyms\.ts|checks\/prose\/|api\/(?!specs)|search\/|src\/)/;

test('all prose is natural English', () => {
  const problems = execFileSync('git', ['ls-files'], {cwd: PROJECT, encoding: 'utf8'})
    .split('\n')
    .filter((file) => file && !LEFT_OUT.test(file))
    .flatMap((file) => checkProse(file, readFileSync(path.join(PROJECT, file), 'utf8')));
  expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
});

/** A file in which a pattern is looked for. */
const fileFor = (pattern: (typeof patterns)[number]): string =>
  pattern.in?.includes('api/specs') ? 'api/specs/a.yaml' : 'docs/a.mdx';

test.each(patterns)('"$bad" is reported, "$good" is not', (pattern) => {
  const problems = checkProse(fileFor(pattern), pattern.bad);
  expect(problems.join('\n')).toContain(`use "${pattern.use}"`);
  expect(checkProse(fileFor(pattern), pattern.good)).toEqual([]);
});
