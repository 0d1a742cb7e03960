import {afterEach, expect, test, vi} from 'vitest';
import {askEndpoint} from './Answer';

afterEach(() => vi.unstubAllGlobals());

function reply(body: string, status = 200) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response(body, {status})),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the question is sent, and the text of the answer is returned', async () => {
  const fetched = reply('{"answer": " It takes 301 blocks. "}');
  expect(await askEndpoint('/answers', 'how long?')).toBe('It takes 301 blocks.');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/answers', 'POST', '{"question":"how long?"}']);
});

test('an error status is reported as an error', async () => {
  reply('{}', 500);
  await expect(askEndpoint('/answers', 'x')).rejects.toThrow('/answers: status 500');
});

test.each(['{}', 'null', '{"answer": ""}', '{"answer": {"html": "x"}}'])(
  '%s is not an answer',
  async (body) => {
    reply(body);
    await expect(askEndpoint('/answers', 'x')).rejects.toThrow(/no answer.*Fix the endpoint/);
  },
);

test('an endless answer is truncated', async () => {
  reply(JSON.stringify({answer: 'x'.repeat(100_000)}));
  expect((await askEndpoint('/answers', 'x')).length).toBe(4_000);
});
