import {afterEach, expect, test, vi} from 'vitest';
import {fetchAnswer} from './Answer';

afterEach(() => vi.unstubAllGlobals());

function mockFetch(body: string, status = 200) {
  const fetchMock = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve(new Response(body, {status})),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('the question is sent, and the trimmed answer is returned', async () => {
  const fetchMock = mockFetch('{"answer": " It takes 301 blocks. "}');
  expect(await fetchAnswer('/answers', 'how long?')).toBe('It takes 301 blocks.');
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/answers', 'POST', '{"question":"how long?"}']);
});

test('an error status is reported with the URL of the endpoint', async () => {
  mockFetch('{}', 500);
  await expect(fetchAnswer('/answers', 'x')).rejects.toThrow('/answers: status 500');
});

test.each(['{}', 'null', '{"answer": ""}', '{"answer": {"html": "x"}}'])(
  'the response %s is rejected',
  async (body) => {
    mockFetch(body);
    await expect(fetchAnswer('/answers', 'x')).rejects.toThrow(/no answer.*Fix the endpoint/);
  },
);

test('an answer is truncated to 4,000 characters', async () => {
  mockFetch(JSON.stringify({answer: 'x'.repeat(100_000)}));
  expect((await fetchAnswer('/answers', 'x')).length).toBe(4_000);
});
