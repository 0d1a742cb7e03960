import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {firstChoice, rememberChoice} from './serverMemory';
import {namedServers} from '../request/servers';

const servers = namedServers({
  servers: [
    {url: 'https://a.example', network: 'bbn-1', label: 'recent'},
    {url: 'https://b.example', network: 'bbn-1', label: 'all'},
    {url: 'https://c.example', network: 'bbn-test-6', label: 'recent'},
  ],
});
const named = (id: string) => ({kind: 'named', id}) as const;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('servers are named by network, and by number from the second on', () => {
  expect(servers.map(({id}) => id)).toEqual(['bbn-1', 'bbn-1-2', 'bbn-test-6']);
});

test('the first server is asked until another is chosen', () => {
  expect(firstChoice('babylon-grpc', servers, undefined)).toEqual(named('bbn-1'));
  rememberChoice('babylon-grpc', named('bbn-test-6'));
  expect(firstChoice('babylon-grpc', servers, undefined)).toEqual(named('bbn-test-6'));
});

test('a choice does not reach another API', () => {
  rememberChoice('babylon-grpc', named('bbn-test-6'));
  rememberChoice('comet-bft', {kind: 'own', url: 'https://mine.example'});
  expect(firstChoice('staking-api', servers, undefined)).toEqual(named('bbn-1'));
  expect(firstChoice('babylon-grpc', servers, undefined)).toEqual(named('bbn-test-6'));
  expect([...stored.keys()]).toEqual([
    'babylon-docs.api.babylon-grpc.server',
    'babylon-docs.api.comet-bft.server',
  ]);
});

test('an own server is remembered once it is an address', () => {
  rememberChoice('comet-bft', {kind: 'own', url: 'https://mine.example'});
  rememberChoice('comet-bft', {kind: 'own', url: 'htt'});
  expect(firstChoice('comet-bft', servers, undefined)).toEqual({
    kind: 'own',
    url: 'https://mine.example',
  });
});

test('a link names a server of the document and nothing else', () => {
  expect(firstChoice('comet-bft', servers, 'bbn-1-2')).toEqual(named('bbn-1-2'));
  for (const linked of ['https://evil.example', 'own https://evil.example', 'own', '']) {
    expect(firstChoice('comet-bft', servers, linked)).toEqual(named('bbn-1'));
  }
});

test.each(['own javascript:alert(1)', 'own https://a@b', '{"url":1}', 'x'.repeat(5000)])(
  'poisoned storage %.30s is passed over',
  (value) => {
    stored.set('babylon-docs.api.comet-bft.server', value);
    expect(firstChoice('comet-bft', servers, undefined)).toEqual(named('bbn-1'));
  },
);

test('storage that throws changes nothing', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => rememberChoice('comet-bft', named('bbn-1'))).not.toThrow();
  expect(firstChoice('comet-bft', servers, undefined)).toEqual(named('bbn-1'));
});
