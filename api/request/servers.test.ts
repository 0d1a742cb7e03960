import {expect, test} from 'vitest';
import {initialChoice, maySendTo, namedServers, serializeChoice} from './servers';

test('pages may send requests to any path of the listed nodes, and to no other node', () => {
  expect(maySendTo('https://babylon-api.polkachu.com')).toBe(true);
  expect(maySendTo('http://localhost:1317/x')).toBe(true);
  expect(maySendTo('https://babylon-api.polkachu.com:444')).toBe(false);
  expect(maySendTo('http://babylon-api.polkachu.com')).toBe(false);
  expect(maySendTo('https://babylon-api.polkachu.com.evil.example')).toBe(false);
  expect(maySendTo('http://localhost:1318')).toBe(false);
  expect(maySendTo('nonsense')).toBe(false);
});

const servers = namedServers({
  servers: [
    {url: 'https://a.example', network: 'bbn-1', label: 'recent'},
    {url: 'https://b.example', network: 'bbn-1', label: 'all'},
    {url: 'https://c.example', network: 'bbn-test-6', label: 'recent'},
  ],
});
const named = (id: string) => ({kind: 'named', id}) as const;
const custom = {kind: 'custom', url: 'https://mine.example'} as const;

test('servers are named after their network and numbered from the second onward', () => {
  expect(servers.map(({id}) => id)).toEqual(['bbn-1', 'bbn-1-2', 'bbn-test-6']);
});

test('the first server is selected unless another choice is stored', () => {
  expect(initialChoice(servers, undefined, null)).toEqual(named('bbn-1'));
  for (const choice of [named('bbn-test-6'), custom]) {
    expect(initialChoice(servers, undefined, serializeChoice(choice) ?? null)).toEqual(choice);
  }
});

test('a custom server is not stored while its URL is invalid', () => {
  expect(serializeChoice({kind: 'custom', url: 'htt'})).toBeUndefined();
});

test('a link can select only a server listed in the document', () => {
  expect(initialChoice(servers, 'bbn-1-2', serializeChoice(custom) ?? null)).toEqual(
    named('bbn-1-2'),
  );
  for (const linkedId of ['https://evil.example', 'own https://evil.example', 'own', '']) {
    expect(initialChoice(servers, linkedId, null)).toEqual(named('bbn-1'));
  }
});

test.each(['own javascript:alert(1)', 'own https://a@b', '{"url":1}', 'x'.repeat(5000)])(
  'the invalid stored value %.30s is ignored',
  (stored) => {
    expect(initialChoice(servers, undefined, stored)).toEqual(named('bbn-1'));
  },
);
