import {expect, test} from 'vitest';
import {intentOf, parseQuery} from './parseQuery';

test.each([
  ['unjail', {name: false, operation: false}],
  ['/v2/delegations', {name: true, operation: false}],
  ['covenant_pks', {name: true, operation: false}],
  ['btcDelegation', {name: true, operation: false}],
  ['which endpoint lists epochs', {name: false, operation: true}],
  ['staking API', {name: false, operation: true}],
  ['REST delegations', {name: false, operation: true}],
  ['unbond the rest of a stake', {name: false, operation: false}],
  ['rapid unbonding', {name: false, operation: false}],
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

test('the last word is unfinished, but not the last that is read of a longer query', () => {
  const openIn = (query: string) =>
    parseQuery(query).flatMap(({word, open}) => (open ? [word.term] : []));
  expect(openIn('stake unb')).toEqual(['unb']);
  expect(openIn('stake unb ')).toEqual([]);
  expect(openIn(Array.from({length: 30}, (_, index) => `word${index}`).join(' '))).toEqual([]);
});
