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

function trim(versions: unknown[]): string {
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/', versions}},
    search: {default: {mode: 'embedded'}},
  };
  writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(data));
  return readFileSync(trimGlobalData(folder, folder), 'utf8');
}

test('leaves out the list of documents and keeps the rest', () => {
  const code = trim([{name: 'current', docs: [{id: 'a', path: '/a/'}], sidebars: {s: {}}}]);
  expect(code).toBe(
    'export default {"docusaurus-plugin-content-docs":{"default":{"path":"/","versions":[{"name":"current","docs":[],"sidebars":{}}]}},"search":{"default":{"mode":"embedded"}}};\n',
  );
});

test('a second version stops the build', () => {
  expect(() => trim([{docs: []}, {docs: []}])).toThrow(
    `[lazy-routes] The documents at / have 2 versions.
Links between versions need the lists that trimGlobalData leaves out.
Fix: remove trimGlobalData from plugins/lazy-routes/index.ts.`,
  );
});
