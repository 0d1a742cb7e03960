import {expect, test} from 'vitest';
import {stem} from './stem';

test.each([
  ['stake', 'stakes', 'staked', 'staking', 'staker', 'stakers'],
  ['unbond', 'unbonding', 'unbonded'],
  ['slash', 'slashing', 'slashed', 'slashes'],
  ['delegate', 'delegates', 'delegated', 'delegation', 'delegations', 'delegator'],
  ['validate', 'validator', 'validators', 'validation'],
  ['policy', 'policies'],
])('forms of %s are one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test('a stem begins its word, and short words stay whole', () => {
  for (const word of ['running', 'fees', 'keys', 'process', 'ubbn', 'not', 'address']) {
    expect(word.startsWith(stem(word))).toBe(true);
  }
  expect(stem('not')).toBe('not');
  expect(stem('process')).toBe('process');
});
