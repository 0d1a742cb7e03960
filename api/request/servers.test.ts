import {expect, test} from 'vitest';
import {firstChoice, maySendTo, namedServers, storedChoice} from './servers';

test('pages may send requests only to the listed nodes, with any path', () => {
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
const own = {kind: 'own', url: 'https://mine.example'} as const;

test('servers are named by network, with a number from the second on', () => {
  expect(servers.map(({id}) => id)).toEqual(['bbn-1', 'bbn-1-2', 'bbn-test-6']);
});

test('the first server is selected until another is stored', () => {
  expect(firstChoice(servers, undefined, null)).toEqual(named('bbn-1'));
  for (const choice of [named('bbn-test-6'), own]) {
    expect(firstChoice(servers, undefined, storedChoice(choice) ?? null)).toEqual(choice);
  }
});

test('a custom server is stored once its URL is valid', () => {
  expect(storedChoice({kind: 'own', url: 'htt'})).toBeUndefined();
});

test('a link can select only a server listed in the document', () => {
  expect(firstChoice(servers, 'bbn-1-2', storedChoice(own) ?? null)).toEqual(named('bbn-1-2'));
  for (const linked of ['https://evil.example', 'own https://evil.example', 'own', '']) {
    expect(firstChoice(servers, linked, null)).toEqual(named('bbn-1'));
  }
});

test.each(['own javascript:alert(1)', 'own https://a@b', '{"url":1}', 'x'.repeat(5000)])(
  'a stored value of %.30s is ignored',
  (stored) => {
    expect(firstChoice(servers, undefined, stored)).toEqual(named('bbn-1'));
  },
);
