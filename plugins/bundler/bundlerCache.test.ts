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

const isCached = () => existsSync(path.join(folder, 'client/page'));

test('the cache of a complete build is reused by later builds of the same version', () => {
  openCache(folder, 'one');
  expect(isCached()).toBe(true);
  closeCache(folder, 'one');
  openCache(folder, 'one');
  expect(isCached()).toBe(true);
});

test('the cache of a different version is cleared', () => {
  openCache(folder, 'two');
  expect(isCached()).toBe(false);
});

test('the cache of an incomplete build is cleared', () => {
  openCache(folder, 'one');
  openCache(folder, 'one');
  expect(isCached()).toBe(false);
});
