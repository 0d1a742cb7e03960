import {rmSync} from 'node:fs';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSite} from '../testing/writeSite';
import {hashFiles} from './hashFiles';

let root: string;
beforeEach(() => {
  root = writeSite({'lock.json': '{}', 'plugins/a/index.ts': 'one', 'plugins/a/a.test.ts': 'two'});
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const hash = () => hashFiles(root, ['plugins', 'lock.json', 'not-there']);

test.each([
  ['a changed plugin', 'plugins/a/index.ts', 'two'],
  ['a new file in a folder', 'plugins/a/client/new.ts', ''],
  ['a changed lockfile', 'lock.json', '{"a": 1}'],
])('%s changes the hash', (_name, file, text) => {
  const before = hash();
  writeSite({[file]: text}, root);
  expect(hash()).not.toBe(before);
});

test('a rewritten but unchanged file, a test and other files leave the hash unchanged', () => {
  const before = hash();
  writeSite({'lock.json': '{}', 'plugins/a/a.test.ts': 'three', 'docs/page.mdx': 'text'}, root);
  expect(hash()).toBe(before);
});
