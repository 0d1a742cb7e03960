import {expect, test} from 'vitest';
import {split, suggest} from './spelling';

const vocabulary = [
  'commission',
  'covenant',
  'finality',
  'provider',
  'slashing',
  'staking',
  'taking',
];
const words = (word: string, open = false) => suggest(word, vocabulary, open).map(({term}) => term);

test('a letter missing, added, wrong or in the wrong place', () => {
  for (const wrong of ['stakng', 'stakking', 'stoking', 'satking']) {
    expect(words(wrong)[0]).toBe('staking');
  }
});

test('two letters in a long word, none in a short one', () => {
  expect(words('comision')).toEqual(['commission']);
  expect(words('stk')).toEqual([]);
  expect(words('xyzking')).toEqual([]);
});

test('the beginning of a word may be misspelt too', () => {
  expect(words('comiss', true)).toEqual(['commission']);
  expect(words('comiss', false)).toEqual([]);
});

test('a word of the greatest length is compared without a fault', () => {
  const longest = 'abcdefghijklmnopqrstuvwxyzabcdef';
  const slip = longest.replace('xyz', 'xz');
  for (const [word, open] of [
    [slip, false],
    [slip, true],
    [`${slip}x`, false],
  ] as const) {
    expect(suggest(word, [longest], open)).toMatchObject([{term: longest}]);
  }
});

test('a missing space is put back', () => {
  expect(split('finalityprovider', new Set(vocabulary))).toEqual(['finality', 'provider']);
  expect(split('covenantx', new Set(vocabulary))).toBeUndefined();
});
