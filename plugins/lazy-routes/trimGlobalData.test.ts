import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {trimGlobalData} from './trimGlobalData';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trim-global-data-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const version = {name: 'current', docs: [{id: 'a', path: '/a/'}], sidebars: {s: {}}};
const whole = JSON.stringify(version);
const trimmed = JSON.stringify({...version, docs: [], sidebars: {}});

/** The data that pages load, of two docs instances: `default`, and `api` with one version. */
function trim({
  versions = [version],
  items = [],
  banner = [],
}: {
  versions?: (typeof version)[];
  items?: {type?: string; docsPluginId?: string; items?: {type: string}[]}[];
  banner?: string[];
}): string {
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions}, api: {versions: [version]}},
    search: {default: {mode: 'embedded'}},
  };
  writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(data));
  return readFileSync(trimGlobalData(folder, folder, {navbar: {items}}, new Set(banner)), 'utf8');
}

const data = (first: string, api: string) =>
  `export default {"docusaurus-plugin-content-docs":{"default":{"path":"/","versions":[${first}]},"api":{"versions":[${api}]}},"search":{"default":{"mode":"embedded"}}};\n`;

test('without an item that asks them, lists of documents and sidebars are left out', () => {
  expect(trim({items: [{}, {type: 'search'}, {type: 'html'}]})).toBe(data(trimmed, trimmed));
});

test.each(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'])(
  'an item of the type %s keeps them, for its docs alone',
  (type) => {
    expect(trim({items: [{type}]})).toBe(data(whole, trimmed));
    expect(trim({items: [{type, docsPluginId: 'api'}]})).toBe(data(trimmed, whole));
  },
);

test('an item inside a dropdown keeps them too', () => {
  expect(trim({items: [{type: 'dropdown', items: [{type: 'doc'}]}]})).toBe(data(whole, trimmed));
});

test('a second version keeps them: each links to the other', () => {
  expect(trim({versions: [version, version]})).toBe(data(`${whole},${whole}`, trimmed));
});

test('a banner that links to the newest version keeps them', () => {
  expect(trim({banner: ['default']})).toBe(data(whole, trimmed));
});
