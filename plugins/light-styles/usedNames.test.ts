import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {usedNames} from './usedNames';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'names-'));
  mkdirSync(path.join(folder, 'deep', 'er'), {recursive: true});
  writeFileSync(path.join(folder, 'deep', 'er', 'Menu.tsx'), '<ul className="menu__list is-open">');
  writeFileSync(path.join(folder, 'list.tsx'), 'const css = styles.menu__list;');
  writeFileSync(path.join(folder, 'notes.md'), 'secret');
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('every word of files with these endings is there once, whatever their depth', () => {
  const names = usedNames([{folder, endings: ['.tsx', '.css']}]).split(' ');
  expect(names.sort()).toEqual([
    'className',
    'const',
    'css',
    'is-open',
    'menu__list',
    'styles',
    'ul',
  ]);
});

test('a folder that is not there stops the build and is named', () => {
  const missing = path.join(folder, 'missing');
  expect(() => usedNames([{folder: missing, endings: ['.ts']}])).toThrow(missing);
});
