import type {EndRequest, Response} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {afterEach, expect, test, vi} from 'vitest';
import {createHostsCache} from './hostedSearcher';

const hosts = ['one.invalid', 'two.invalid'].map((url) => ({
  url,
  accept: 'readWrite' as const,
  protocol: 'https' as const,
}));

/** A client whose first host is down, and the hosts that it contacts. */
function mockClient(options: {hostsCache?: ReturnType<typeof createHostsCache>}) {
  const contactedHosts: string[] = [];
  const send = ({url}: EndRequest): Promise<Response> => {
    const {hostname} = new URL(url);
    contactedHosts.push(hostname);
    const isDown = hostname === 'one.invalid';
    return Promise.resolve({status: isDown ? 0 : 200, content: '{}', isTimedOut: false});
  };
  return {contactedHosts, client: liteClient('a', 'b', {hosts, requester: {send}, ...options})};
}

const search = ({client}: ReturnType<typeof mockClient>) =>
  client.search({requests: [{indexName: 'a', query: 'b'}]});

afterEach(() => {
  vi.useRealTimers();
});

test('a host that is down is not contacted for 120 seconds', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const mock = mockClient({hostsCache: createHostsCache()});
  await search(mock);
  await search(mock);
  expect(mock.contactedHosts).toEqual(['one.invalid', 'two.invalid', 'two.invalid']);
  vi.setSystemTime(Date.now() + 119_000);
  await search(mock);
  expect(mock.contactedHosts.at(-1)).toBe('two.invalid');
  expect(mock.contactedHosts).toHaveLength(4);
  vi.setSystemTime(Date.now() + 2_000);
  await search(mock);
  expect(mock.contactedHosts.slice(4)).toEqual(['one.invalid', 'two.invalid']);
});

test('the client’s own cache still forgets dead hosts; if this test fails, remove createHostsCache', async () => {
  const mock = mockClient({});
  await search(mock);
  await search(mock);
  expect(mock.contactedHosts.filter((host) => host === 'one.invalid')).toHaveLength(2);
});
