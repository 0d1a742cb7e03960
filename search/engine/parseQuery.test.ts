import {expect, test} from 'vitest';
import {intentOf, parseQuery} from './parseQuery';

test.each([
  ['how do I unjail', {how: true, name: false, operation: false}],
  ['/v2/delegations', {how: false, name: true, operation: false}],
  ['covenant_pks', {how: false, name: true, operation: false}],
  ['btcDelegation', {how: false, name: true, operation: false}],
  ['which endpoint lists epochs', {how: false, name: false, operation: true}],
  ['staking API', {how: false, name: false, operation: true}],
  ['rapid unbonding', {how: false, name: false, operation: false}],
])('%s asks for %o', (query, intent) => {
  expect(intentOf(query)).toEqual(intent);
});

test('words that only say that an operation is asked for are left out beside others', () => {
  const strong = (query: string) =>
    parseQuery(query).flatMap(({word, weak}) => (weak ? [] : [word.term]));
  expect(strong('which endpoint returns the votes of a block')).toEqual(['votes', 'block']);
  expect(strong('staking API')).toEqual(['staking', 'api']);
  expect(strong('return a stake')).toEqual(['return', 'stake']);
  expect(strong('endpoint')).toEqual(['endpoint']);
  expect(strong('do not stake')).toEqual(['not', 'stake']);
});
