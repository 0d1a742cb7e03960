import {readdirSync, rmSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {writeSite} from '../finish/testing/writeSite';
import {SOURCES, rebuildReason} from './rebuildReason';

const BUILT = new Date('2026-01-02');
const BEFORE = new Date('2026-01-01');
const AFTER = new Date('2026-01-03');
const FILES = ['docs/a/page.mdx', 'docusaurus.config.ts', 'build/index.html', 'marker.json'];

/** Folders that a build doesn't read: its output, and code that runs before or after it. */
const NON_SOURCES = [
  ...['build', 'coverage', 'node_modules', 'playwright-report', 'test-results'],
  ...['checks', 'decisions', 'deploy', 'scripts', 'server', 'tests'],
];

let project: string;

function setModified(file: string, time: Date): void {
  utimesSync(path.join(project, file), time, time);
}

beforeEach(() => {
  project = writeSite(Object.fromEntries(FILES.map((file) => [file, 'x'])));
  for (const file of [...FILES, 'docs', 'docs/a']) setModified(file, BEFORE);
  setModified('marker.json', BUILT);
});

test('a build that is newer than all sources is up to date', () => {
  expect(rebuildReason(project, 'marker.json')).toBeUndefined();
});

test('a newer source is reported', () => {
  setModified('docs/a/page.mdx', AFTER);
  expect(rebuildReason(project, 'marker.json')).toMatch(/^docs\/a\/page\.mdx /);
});

test('a removed source is detected by the modification time of its folder', () => {
  rmSync(path.join(project, 'docs/a/page.mdx'));
  expect(rebuildReason(project, 'marker.json')).toMatch(/^docs\/a /);
});

test('every project folder is listed as a source or as a non-source', () => {
  const folders = readdirSync(path.resolve(__dirname, '..'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({name}) => name);
  expect(folders.filter((name) => !NON_SOURCES.includes(name)).sort()).toEqual(
    SOURCES.filter((name) => folders.includes(name)).sort(),
  );
});

test.each(['build/index.html', 'marker.json'])('without %s there is no finished build', (file) => {
  rmSync(path.join(project, file));
  expect(rebuildReason(project, 'marker.json')).toBeTruthy();
});

test('a newer file that no build reads is ignored', () => {
  setModified('build/index.html', AFTER);
  expect(rebuildReason(project, 'marker.json')).toBeUndefined();
});
