import {afterEach, expect, test, vi} from 'vitest';
import {composeAnswer} from './composeAnswer';

afterEach(() => vi.unstubAllGlobals());

function reply(body: string, status = 200) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response(body, {status})),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('question and passages go out, text comes back', async () => {
  const fetched = reply('{"answer": " It takes 301 blocks. "}');
  expect(await composeAnswer('/answers', 'how long?', [])).toBe('It takes 301 blocks.');
  expect(fetched.mock.calls[0]?.[0]).toBe('/answers');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    question: 'how long?',
    passages: [],
  });
});

test('a refusal is an error', async () => {
  reply('{}', 500);
  await expect(composeAnswer('/answers', 'x', [])).rejects.toThrow(
    '[search] /answers answered 500.',
  );
});

test.each(['{}', 'null', '{"answer": ""}', '{"answer": {"html": "x"}}'])(
  '%s is no answer',
  async (body) => {
    reply(body);
    await expect(composeAnswer('/answers', 'x', [])).rejects.toThrow(
      '[search] /answers gave no answer. Expected {"answer": "text"}; fix the endpoint, or ' +
        'leave `answers` out of config/searchWindow.ts to show passages alone.',
    );
  },
);

test('an endless answer is cut', async () => {
  reply(JSON.stringify({answer: 'x'.repeat(100_000)}));
  expect((await composeAnswer('/answers', 'x', [])).length).toBe(4000);
});
