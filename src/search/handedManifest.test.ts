import {expect, test} from 'vitest';
import {handedManifest} from './handedManifest';

const setUp = (handed: Promise<string>) => {
  const asked: boolean[] = [];
  const own = {
    manifest: (fresh: boolean) => {
      asked.push(fresh);
      return Promise.resolve('own');
    },
    file: (path: string) => Promise.resolve(path),
  };
  return {asked, source: handedManifest(own, handed)};
};

test('the first manifest is the one that was handed over, and only the first', async () => {
  const {asked, source} = setUp(Promise.resolve('handed'));
  expect(await source.manifest(false)).toBe('handed');
  expect(await source.manifest(false)).toBe('own');
  expect(asked).toEqual([false]);
});

test('who asks for a fresh one gets no other, then or later', async () => {
  const {asked, source} = setUp(Promise.resolve('handed'));
  expect(await source.manifest(true)).toBe('own');
  expect(await source.manifest(false)).toBe('own');
  expect(asked).toEqual([true, false]);
});

test('one that could not be had is fetched here', async () => {
  const {asked, source} = setUp(Promise.reject(new Error('offline')));
  expect(await source.manifest(false)).toBe('own');
  expect(asked).toEqual([false]);
});
