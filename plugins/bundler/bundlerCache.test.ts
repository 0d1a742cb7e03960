import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSite} from '../../finish/testing/writeSite';
import {closeCache, openCache} from './bundlerCache';

let folder: string;
beforeEach(() => {
  folder = writeSite({'client/page': 'compiled'});
  closeCache(folder, 'one');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const isKept = () => existsSync(path.join(folder, 'client/page'));

test('the cache of a complete build serves the next builds of the same version', () => {
  openCache(folder, 'one');
  expect(isKept()).toBe(true);
  closeCache(folder, 'one');
  openCache(folder, 'one');
  expect(isKept()).toBe(true);
});

test('a different version empties the cache', () => {
  openCache(folder, 'two');
  expect(isKept()).toBe(false);
});

test('an incomplete build empties the cache', () => {
  openCache(folder, 'one');
  openCache(folder, 'one');
  expect(isKept()).toBe(false);
});
