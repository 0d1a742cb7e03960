import {rmSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSite} from '../../finish/testing/writeSite';
import {cacheVersion} from './cacheVersion';

const FILES = {
  'docs/page.mdx': 'text',
  'data/facts/a.ts': 'one',
  'markdown/facts/remarkFacts.ts': 'one',
  'plugins/docs/index.ts': 'one',
  'package-lock.json': '{}',
};
const SETTINGS = {day: '2026-11-28', url: 'https://docs.example'};
const PAGES = [{source: 'docs/page.mdx', address: '/page/'}];

let siteDir: string;
beforeEach(() => (siteDir = writeSite(FILES)));
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

const currentVersion = () => cacheVersion(siteDir, SETTINGS, PAGES);

test.each(Object.keys(FILES).filter((file) => !file.startsWith('docs/')))(
  'a change to %s changes the version',
  (file) => {
    const version = currentVersion();
    writeSite({[file]: 'two'}, siteDir);
    expect(currentVersion()).not.toBe(version);
  },
);

test("a new build date or a page's new address changes the version", () => {
  const changed = [
    cacheVersion(siteDir, {...SETTINGS, day: '2026-11-29'}, PAGES),
    cacheVersion(siteDir, SETTINGS, [{source: 'docs/page.mdx', address: '/moved/'}]),
  ];
  expect(new Set([currentVersion(), ...changed]).size).toBe(3);
});

test("a document's text does not change the version", () => {
  const version = currentVersion();
  writeSite({'docs/page.mdx': 'another text'}, siteDir);
  expect(currentVersion()).toBe(version);
});
