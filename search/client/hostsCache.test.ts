import type {EndRequest, Response} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {afterEach, expect, test, vi} from 'vitest';
import {hostsCache} from './hostedSearcher';

const hosts = ['one.invalid', 'two.invalid'].map((url) => ({
  url,
  accept: 'readWrite' as const,
  protocol: 'https' as const,
}));

/** A client whose first host is down, and the hosts that it asks. */
function clientWith(options: {hostsCache?: ReturnType<typeof hostsCache>}) {
  const asked: string[] = [];
  const send = ({url}: EndRequest): Promise<Response> => {
    const {hostname} = new URL(url);
    asked.push(hostname);
    const isDown = hostname === 'one.invalid';
    return Promise.resolve({status: isDown ? 0 : 200, content: '{}', isTimedOut: false});
  };
  return {asked, client: liteClient('a', 'b', {hosts, requester: {send}, ...options})};
}

const ask = ({client}: ReturnType<typeof clientWith>) =>
  client.search({requests: [{indexName: 'a', query: 'b'}]});

afterEach(() => {
  vi.useRealTimers();
});

test('a host that is down is left alone for 120 seconds', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const made = clientWith({hostsCache: hostsCache()});
  await ask(made);
  await ask(made);
  expect(made.asked).toEqual(['one.invalid', 'two.invalid', 'two.invalid']);
  vi.setSystemTime(Date.now() + 119_000);
  await ask(made);
  expect(made.asked.at(-1)).toBe('two.invalid');
  expect(made.asked).toHaveLength(4);
  vi.setSystemTime(Date.now() + 2_000);
  await ask(made);
  expect(made.asked.slice(4)).toEqual(['one.invalid', 'two.invalid']);
});

test('the client’s own cache still forgets; if this test fails, remove hostsCache', async () => {
  const made = clientWith({});
  await ask(made);
  await ask(made);
  expect(made.asked.filter((host) => host === 'one.invalid')).toHaveLength(2);
});
