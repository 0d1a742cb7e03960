import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readVersions} from './readVersions';
import {trimVersions} from './trimVersions';

const MODULE = '@generated/docusaurus-plugin-content-docs/default/p/index-466.json';
const version = {
  pluginId: 'default',
  banner: null,
  docs: {a: {title: 'A'}},
  docsSidebars: {s: [{type: 'link', docId: 'guides/a', unlisted: false}]},
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trim-versions-'));
  mkdirSync(path.join(root, 'docusaurus-plugin-content-docs/default/p'), {recursive: true});
  writeFileSync(
    path.join(root, MODULE.replace('@generated/', '')),
    JSON.stringify({version, other: 1}),
  );
});
afterEach(() => rmSync(root, {recursive: true}));

function trim(page: string, more: Record<string, string> = {}) {
  writeFileSync(path.join(root, 'page.mdx'), page);
  const registry = {a: MODULE, b: '@site/page.mdx', ...more};
  return trimVersions(registry, readVersions(registry, root), root, root);
}

test('leaves out titles and descriptions, and keeps sidebars', () => {
  const written = trim('# A page\n');
  expect(Object.keys(written)).toEqual([MODULE]);
  expect(JSON.parse(readFileSync(written[MODULE] ?? '', 'utf8'))).toEqual({
    version: {
      pluginId: 'default',
      banner: null,
      docs: {},
      docsSidebars: {s: [{type: 'link', docId: 'd'}]},
    },
    other: 1,
  });
});

test('keeps all where a page shows cards', () => {
  expect(trim('<DocCardList />\n')).toEqual({});
  expect(trim('# A page\n', {c: '@theme/DocCategoryGeneratedIndexPage'})).toEqual({});
});
