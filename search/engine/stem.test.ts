import {expect, test} from 'vitest';
import {isForm, spellingsOf, stem} from './stem';

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
  ['verify', 'verifies', 'verified', 'verifying', 'verifier', 'verifiers'],
  ['copy', 'copies', 'copied', 'copying'],
  ['apply', 'applied', 'applying'],
  ['deploy', 'deploys', 'deployed', 'deploying'],
  ['delay', 'delays', 'delayed'],
  ['relay', 'relays', 'relayed', 'relayer', 'relayers'],
  ['display', 'displayed'],
  ['array', 'arrays'],
  ['key', 'keys'],
  ['survey', 'surveyed'],
])('forms of %s are one word, and are looked for', (...forms) => {
  const [root = '', ...others] = new Set(forms.map(stem));
  expect(others).toEqual([]);
  expect(spellingsOf(root)).toEqual(expect.arrayContaining(forms));
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
  ['apple', 'applying', false],
  ['stake', 'staking', true],
  ['stake', 'state', false],
])('%s and %s are forms of one word: %s', (one, other, are) => {
  expect(isForm(one, other)).toBe(are);
  expect(isForm(other, one)).toBe(are);
});
