import type {LiteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {askPassages} from './askPassages';

const ORIGIN = 'https://docs.example';
const clientOf = (reply: unknown) => {
  const customPost = vi.fn(() => Promise.resolve(reply));
  return {client: {customPost} as unknown as LiteClient, customPost};
};

test('the question goes to the passages of the index', async () => {
  const {client, customPost} = clientOf({passages: [{url: '/a/#b', text: 'x'}]});
  expect(await askPassages(client, 'docs', 'why?', ORIGIN)).toEqual([{url: '/a/#b', text: 'x'}]);
  expect(customPost).toHaveBeenCalledWith({
    path: '1/indexes/docs/passages',
    body: {question: 'why?'},
  });
});

test('passages that lead off the site are dropped', async () => {
  const {client} = clientOf({passages: [{url: 'javascript:alert(1)'}, {url: '//evil.example/'}]});
  expect(await askPassages(client, 'docs', 'why?', ORIGIN)).toEqual([]);
});

test('another answer is an error that says what was expected', async () => {
  await expect(askPassages(clientOf({}).client, 'docs', 'why?', ORIGIN)).rejects.toThrow(
    '[search] 1/indexes/docs/passages gave no list of passages. Expected {"question", ' +
      '"passages": [...]}; fix: let the server of this build answer, or use SEARCH_MODE=embedded.',
  );
});
