import {describe, expect, test} from 'vitest';
import {chipsOf, choicesOf, limitsOf} from './describeField';

const limits = (schema: Parameters<typeof limitsOf>[0]): string[] =>
  limitsOf(schema).map(({label, value}) => `${label} ${value}`.trim());

describe('limits of a value', () => {
  test('bounds, lengths and defaults are limits', () => {
    expect(limits({minimum: 1, maximum: 9, default: 3})).toEqual([
      'default 3',
      'minimum 1',
      'maximum 9',
    ]);
    expect(limits({minLength: 1, maxLength: 2})).toEqual(['minimum length 1', 'maximum length 2']);
    expect(limits({default: ''})).toEqual(['default ""']);
  });

  test('the bounds of the 32-bit integer types are omitted', () => {
    expect(limits({type: 'integer', minimum: 0, maximum: 4294967295})).toEqual([]);
    expect(limits({type: 'integer', minimum: 0, maximum: 100})).toEqual([
      'minimum 0',
      'maximum 100',
    ]);
  });

  test('patterns are described in words, unless the encoding implies them', () => {
    expect(limits({pattern: '^[0-9a-f]{64}$'})).toEqual(['64 lowercase hex digits']);
    expect(limits({pattern: '^[0-9]+$'})).toEqual([]);
    expect(limits({items: {pattern: '^bbn1[02-9ac-hj-np-z]+$'}})).toEqual([
      'a complete address that starts with bbn1',
    ]);
  });
});

test('chips show the unit, the encoding and unusual formats', () => {
  expect(chipsOf({type: 'string', format: 'uint64', 'x-encoding': 'uint64-string'})).toEqual([
    '64-bit integer as string',
  ]);
  expect(chipsOf({type: 'string', format: 'date-time'})).toEqual(['date-time']);
  expect(chipsOf({type: 'array', items: {'x-encoding': 'hex', 'x-unit': 'satoshi'}})).toEqual([
    'hex',
    'satoshi',
  ]);
  expect(chipsOf({type: 'integer', format: 'uint32', 'x-unit': 'bitcoin-blocks'})).toEqual([
    'Bitcoin blocks',
  ]);
});

test('choices include their meanings, for lists too', () => {
  const meanings = {A: 'First.'};
  const choices = [{value: 'A', meaning: 'First.'}, {value: 'B'}];
  expect(choicesOf({enum: ['A', 'B'], 'x-enum-descriptions': meanings})).toEqual(choices);
  expect(choicesOf({items: {enum: ['A', 'B'], 'x-enum-descriptions': meanings}})).toEqual(choices);
});
