import {readdirSync, rmSync} from 'node:fs';
import {afterEach, expect, test} from 'vitest';
import {writeSite} from '../testing/writeSite';
import {ContentCache} from './ContentCache';

const folder = writeSite({});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** The text from a new cache of the folder, and whether it had to be computed. */
async function lookUp(...inputs: string[]): Promise<{text: string; computed: boolean}> {
  let computed = false;
  const bytes = await new ContentCache(folder).get(inputs, () => {
    computed = true;
    return Promise.resolve(Buffer.from(inputs.join(' ')));
  });
  return {text: bytes.toString(), computed};
}

test('the result for the same inputs is computed once, within a build and across builds', async () => {
  expect(await lookUp('level 6', 'page')).toEqual({text: 'level 6 page', computed: true});
  expect(await lookUp('level 6', 'page')).toEqual({text: 'level 6 page', computed: false});

  const cache = new ContentCache(folder);
  let calls = 0;
  const compute = () => Promise.resolve(Buffer.from(String((calls += 1))));
  const both = await Promise.all([cache.get(['a'], compute), cache.get(['a'], compute)]);
  expect([calls, ...both.map(String)]).toEqual([1, '1', '1']);
});

test.each([
  ['another level', ['level 11', 'page']],
  ['different content', ['level 6', 'page ']],
  ['the same characters split differently between the inputs', ['level 6p', 'age']],
])('the result for %s is computed again', async (_name, inputs) => {
  await lookUp('level 6', 'page');
  expect((await lookUp(...inputs)).computed).toBe(true);
});

test('entries that a build did not use are removed', async () => {
  await lookUp('old');
  const cache = new ContentCache(folder);
  await cache.get(['new'], () => Promise.resolve(Buffer.from('new')));
  expect(readdirSync(folder)).toHaveLength(2);
  await cache.prune();
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await lookUp('new')).computed).toBe(false);
  expect((await lookUp('old')).computed).toBe(true);
});

test('failures are not cached', async () => {
  const cache = new ContentCache(folder);
  await expect(cache.get(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await lookUp('a')).computed).toBe(true);
});
