import {expect, test} from 'vitest';
import {inputOf, placeOf, type Typed} from './readTyped';

const empty: Typed = {
  pasted: '',
  delegation: '',
  parameters: '',
  staker: '',
  providers: '',
  amount: '',
  stakingTime: '',
  version: '',
  network: 'bbn-1',
};

test('JSON in the main field is a delegation, anything else a transaction', () => {
  expect(inputOf({...empty, pasted: ' {"a": 1}'})).toMatchObject({delegation: ' {"a": 1}'});
  expect(inputOf({...empty, pasted: ' {"a": 1}'})).not.toHaveProperty('transaction');
  expect(inputOf({...empty, pasted: '0200'})).toMatchObject({transaction: '0200', delegation: ''});
  expect(inputOf(empty)).not.toHaveProperty('transaction');
});

test('a transaction and the delegation of its stake are given both', () => {
  const both = inputOf({...empty, pasted: '0200', delegation: '{}'});
  expect(both).toMatchObject({transaction: '0200', delegation: '{}'});
});

test('a problem is seen in the field in which its text stands', () => {
  expect(placeOf('transaction', empty)).toBe('pasted');
  expect(placeOf('delegation', {...empty, pasted: '{'})).toBe('pasted');
  expect(placeOf('delegation', {...empty, pasted: '0200', delegation: '{'})).toBe('delegation');
  expect(placeOf('staker', {...empty, pasted: '{'})).toBe('staker');
});
