import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PROJECT = path.resolve(__dirname, '..');
const DECISION = 'decisions/framework-internals.md';
const MAX_FILES = 4;

/** Patterns of code that depends on undocumented parts of the framework. */
const INTERNALS = [
  /@docusaurus\/[\w-]+\/(lib|src)\b(?!\/\*\*)/,
  /@docusaurus\/theme-common\/internal|@theme-init\b/,
  /@generated\//,
  /\bfrom '(react-router[\w-]*|history|react-helmet-async|react-loadable|nprogress|path-to-regexp)['/]/,
  /\b(routesChunkNames|registry\.js|globalData\.json)\b/,
  /\bconstructor\.name\b/,
  /_mdxExplicitJsx/,
  /history\.(push|replace) = /,
  /announcementBarInitiallyDismissed|docusaurus\.announcement/,
];

/** Source files, except tests and `src/theme`, whose README lists its own dependencies. */
function sourceFiles(): string[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.(test|spec)\.|^tests\/|^src\/theme\//.test(file));
}

test('the table lists each file that depends on framework internals', () => {
  const dependents = sourceFiles().filter((file) => {
    const text = readFileSync(path.join(PROJECT, file), 'utf8');
    return INTERNALS.some((pattern) => pattern.test(text));
  });
  const decision = readFileSync(path.join(PROJECT, DECISION), 'utf8');
  const listed = [...decision.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(dependents, `${DECISION}: add, remove or sort the rows.`).toEqual(listed);
  expect(dependents.length, 'Remove a dependency.').toBeLessThanOrEqual(MAX_FILES);
});
