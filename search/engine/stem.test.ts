import {expect, test} from 'vitest';
import {isForm, stem} from './stem';

test.each([
  ['stake', 'stakes', 'staked', 'staking', 'staker', 'stakers'],
  ['unbond', 'unbonding', 'unbonded'],
  ['slash', 'slashing', 'slashed', 'slashes'],
  ['delegate', 'delegates', 'delegated', 'delegation', 'delegations', 'delegator'],
  ['validate', 'validator', 'validators', 'validation'],
  ['policy', 'policies'],
  ['run', 'runs', 'running'],
  ['add', 'adds', 'added', 'adding'],
  ['app', 'apps'],
  ['dapp', 'dapps'],
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

test.each([
  ['apply', 'applies', true],
  ['apply', 'applied', true],
  ['apple', 'apples', true],
  ['apply', 'apple', false],
  ['apples', 'applies', false],
  ['stake', 'staking', true],
  ['stake', 'state', false],
])('%s and %s are forms of one word: %s', (one, other, are) => {
  expect(isForm(one, other)).toBe(are);
  expect(isForm(other, one)).toBe(are);
});
