import {expect, test} from 'vitest';
import {askPassages} from './askPassages';

const ORIGIN = 'https://docs.example';
const answering = (reply: unknown) => ({passages: () => Promise.resolve(reply)});

test('passages come as they are; those that lead off the site are dropped', async () => {
  const here = {url: '/a/#b', text: 'x'};
  const away = [{url: 'javascript:alert(1)'}, {url: '//evil.example/'}];
  expect(await askPassages(answering([here, ...away]), 'why?', ORIGIN)).toEqual([here]);
});

test('another answer is an error with its fix', async () => {
  await expect(askPassages(answering(undefined), 'why?', ORIGIN)).rejects.toThrow(
    /no list of passages.*Fix: use SEARCH_MODE=embedded/,
  );
});
