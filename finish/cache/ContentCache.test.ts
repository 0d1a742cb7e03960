import {readdirSync, rmSync} from 'node:fs';
import {afterEach, expect, test} from 'vitest';
import {writeSite} from '../testing/writeSite';
import {ContentCache} from './ContentCache';

const folder = writeSite({});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Value from a new cache of the folder, and whether it had to be computed. */
async function ask(...inputs: string[]): Promise<{text: string; made: boolean}> {
  let made = false;
  const bytes = await new ContentCache(folder).get(inputs, () => {
    made = true;
    return Promise.resolve(Buffer.from(inputs.join(' ')));
  });
  return {text: bytes.toString(), made};
}

test('the same inputs are processed once, within a build and across builds', async () => {
  expect(await ask('level 6', 'page')).toEqual({text: 'level 6 page', made: true});
  expect(await ask('level 6', 'page')).toEqual({text: 'level 6 page', made: false});

  const cache = new ContentCache(folder);
  let calls = 0;
  const make = () => Promise.resolve(Buffer.from(String((calls += 1))));
  const both = await Promise.all([cache.get(['a'], make), cache.get(['a'], make)]);
  expect([calls, ...both.map(String)]).toEqual([1, '1', '1']);
});

test.each([
  ['another level', ['level 11', 'page']],
  ['another content', ['level 6', 'page ']],
  ['the same letters in other inputs', ['level 6p', 'age']],
])('%s is made again', async (_name, inputs) => {
  await ask('level 6', 'page');
  expect((await ask(...inputs)).made).toBe(true);
});

test('entries that a build did not use are removed', async () => {
  await ask('old');
  const cache = new ContentCache(folder);
  await cache.get(['new'], () => Promise.resolve(Buffer.from('new')));
  expect(readdirSync(folder)).toHaveLength(2);
  await cache.prune();
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await ask('new')).made).toBe(false);
  expect((await ask('old')).made).toBe(true);
});

test('failures are not cached', async () => {
  const cache = new ContentCache(folder);
  await expect(cache.get(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await ask('a')).made).toBe(true);
});
