import {expect, test} from 'vitest';
import {inputOf, fieldOf, type FormFields} from './formInput';

const empty: FormFields = {
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

test('a transaction and the delegation of its stake are both passed to the checker', () => {
  const both = inputOf({...empty, pasted: '0200', delegation: '{}'});
  expect(both).toMatchObject({transaction: '0200', delegation: '{}'});
});

test('a problem is shown at the field that contains the invalid text', () => {
  expect(fieldOf('transaction', empty)).toBe('pasted');
  expect(fieldOf('delegation', {...empty, pasted: '{'})).toBe('pasted');
  expect(fieldOf('delegation', {...empty, pasted: '0200', delegation: '{'})).toBe('delegation');
  expect(fieldOf('staker', {...empty, pasted: '{'})).toBe('staker');
});
