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

const before = () => cacheVersion(siteDir, SETTINGS, PAGES);

test.each(Object.keys(FILES).filter((file) => !file.startsWith('docs/')))(
  'a change of %s gives another version',
  (file) => {
    const version = before();
    writeSite({[file]: 'two'}, siteDir);
    expect(before()).not.toBe(version);
  },
);

test('a different day, and a different address of a page, change the version', () => {
  const others = [
    cacheVersion(siteDir, {...SETTINGS, day: '2026-11-29'}, PAGES),
    cacheVersion(siteDir, SETTINGS, [{source: 'docs/page.mdx', address: '/moved/'}]),
  ];
  expect(new Set([before(), ...others]).size).toBe(3);
});

test('the text of a document is not part of it', () => {
  const version = before();
  writeSite({'docs/page.mdx': 'another text'}, siteDir);
  expect(before()).toBe(version);
});
