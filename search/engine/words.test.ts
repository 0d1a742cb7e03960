import {expect, test} from 'vitest';
import {keyOf, stem, termsOf, tokenize, unfinishedStem, wordsOf} from './words';

test.each([
  ['stake', ['stake', 'stakes', 'staked', 'staking']],
  ['unbond', ['unbond', 'unbonds', 'unbonded', 'unbonding']],
  ['verify', ['verify', 'verifies', 'verified', 'verifying']],
  ['delegation', ['delegation', 'delegations', 'delegate', 'delegating']],
  ['run', ['run', 'runs', 'running']],
  ['hash', ['hash', 'hashes']],
  ['address', ['address', 'addresses', 'addressed']],
])('the forms of %s have the same stem', (_, forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['apply', 'apple'],
  ['validator', 'validate'],
  ['string', 'str'],
  ['consensus', 'consens'],
  ['speed', 'spe'],
  ['add', 'ad'],
])('%s and %s have different stems', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test('an unfinished word is reduced to its stem', () => {
  expect([unfinishedStem('unbondi'), unfinishedStem('unbondin')]).toEqual(['unbond', 'unbond']);
  expect(unfinishedStem('unbond')).toBeUndefined();
});

test.each([
  ['create-bls-key', ['createblskey', 'creat', 'bls', 'key']],
  ['createBlsKey', ['createblskey', 'creat', 'bls', 'key']],
  ['/v2/delegations', ['v2delegations', 'v2', 'delegat']],
  ['phase-1', ['phase1', 'phas', '1']],
  ['64,000', ['64000']],
  [
    'https://api.example.com/staking/v1/params/btc_height/905634',
    [
      ...['httpsapiexamplecomstakingv1param', 'http', 'apiexamplecom', 'api', 'exampl', 'com'],
      ...['stak', 'v1', 'param', 'btcheight', 'btc', 'height', '905634'],
    ],
  ],
  ['v4.4.0', ['v440', 'v4']],
  ['Épöche', ['epoch']],
])('%s has the terms %j', (word, terms) => {
  const [token = ''] = tokenize(word);
  expect(termsOf(token)).toEqual(terms);
});

test('an identifier is one term however its parts are separated', () => {
  expect(termsOf('create-bls-key')[0]).toBe(termsOf('createBlsKey')[0]);
  expect(keyOf('Create-BLS-key now')).toBe(keyOf('createblskey NOW'));
});

test('words have positions, and long terms are truncated', () => {
  expect(wordsOf('a (bond)').map(({start, end}) => [start, end])).toEqual([
    [0, 1],
    [3, 7],
  ]);
  expect(termsOf('x'.repeat(500))[0]).toHaveLength(32);
  expect(tokenize('-- … !')).toEqual([]);
});
