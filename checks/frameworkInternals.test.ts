import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const PROJECT = path.resolve(__dirname, '..');
const LEDGER = 'decisions/framework-internals.md';
const MOST = 4;

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

/** Code of the site that no other ledger lists. */
function files(): string[] {
  return execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.(test|spec)\.|^tests\/|^src\/theme\//.test(file));
}

test('the ledger lists each dependency on internals of the framework', () => {
  const found = files().filter((file) => {
    const text = readFileSync(path.join(PROJECT, file), 'utf8');
    return INTERNALS.some((pattern) => pattern.test(text));
  });
  const ledger = readFileSync(path.join(PROJECT, LEDGER), 'utf8');
  const listed = [...ledger.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file);
  expect(found, `${LEDGER}: add, remove or sort the rows.`).toEqual(listed);
  expect(found.length, 'Remove one of them.').toBeLessThanOrEqual(MOST);
});
