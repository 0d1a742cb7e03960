import {expect, test} from 'vitest';
import {describeType, optionsOf} from './fields';

test('booleans and enums have options, which exclude null', () => {
  expect(optionsOf({type: 'boolean'})).toEqual(['true', 'false']);
  expect(optionsOf({type: ['string', 'null'], enum: ['A', null]})).toEqual(['A']);
  expect(optionsOf({type: 'integer'})).toBeUndefined();
});

test('the description of a type includes its unit, or the type of its items', () => {
  expect(describeType({type: 'string', format: 'uint64', 'x-unit': 'babylon-blocks'}, {})).toBe(
    'uint64, babylon-blocks',
  );
  expect(describeType({type: 'array', items: {type: 'string', format: 'byte'}}, {})).toBe(
    'list of base64',
  );
});
