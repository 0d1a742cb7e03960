import {expect, test} from 'vitest';
import {describeType, fieldKind} from './fieldKind';

test('the field fits the type', () => {
  expect(fieldKind({type: 'boolean'}, {})).toEqual({
    kind: 'choice',
    options: [{value: 'true'}, {value: 'false'}],
  });
  expect(
    fieldKind(
      {type: ['string', 'null'], enum: ['A', null], 'x-enum-descriptions': {A: 'first'}},
      {},
    ),
  ).toEqual({kind: 'choice', options: [{value: 'A', meaning: 'first'}]});
  expect(fieldKind({type: 'string', format: 'uint64'}, {})).toEqual({kind: 'integer'});
  expect(fieldKind({type: 'integer'}, {})).toEqual({kind: 'integer'});
  expect(fieldKind({type: 'array', items: {type: 'string'}}, {})).toEqual({kind: 'list'});
  expect(fieldKind({$ref: '#/$defs/A'}, {A: {type: 'string'}})).toEqual({kind: 'text'});
});

test('the type is named with its unit', () => {
  expect(describeType({type: 'string', format: 'uint64', 'x-unit': 'babylon-blocks'}, {})).toBe(
    'uint64, babylon-blocks',
  );
  expect(describeType({type: 'array', items: {type: 'string', format: 'byte'}}, {})).toBe(
    'list of base64',
  );
});
