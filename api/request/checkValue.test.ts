import {expect, test} from 'vitest';
import type {Schema} from '../schema/operation';
import {checkValue} from './checkForm';
import {testParameter} from './testing/testOperation';

const check = (schema: Schema, input: string) => checkValue(testParameter('x', schema), input, {});

const uint64 = {type: 'string', format: 'uint64', pattern: '^[0-9]+$'};
const int64 = {type: 'string', 'x-encoding': 'int64-string'};
const HEX = '68D3B8AF29F751A150625AE0982E2BA9085060B6F5B3AD12BF0A3BD8028B957F';
const hash = {type: 'string', pattern: '^0x[0-9a-fA-F]{64}$', 'x-encoding': 'hex-0x'};
const tx = {...hash, pattern: '^0x([0-9a-fA-F]{2})+$'};

test.each<[Schema, string]>([
  [hash, HEX],
  [hash, `0x${HEX}`],
  [hash, 'aNO4ryn3UaFQYlrgmC4rqQhQYLb1s60Svwo72AKLlX8='],
  [tx, '0a8c01'],
  [tx, '0x0a8c01'],
  [tx, 'CowBCg=='],
  [uint64, '18446744073709551615'],
  [uint64, ' 0 '],
  [int64, '-9223372036854775808'],
  [{type: 'integer', format: 'uint32'}, '4294967295'],
  [{type: 'integer', minimum: 1, maximum: 100}, '100'],
  [{type: 'number'}, '0.5'],
  [{type: 'boolean'}, 'false'],
  [{type: 'string', enum: ['A', 'B']}, 'B'],
  [{type: ['string', 'null'], pattern: '^bbn1'}, 'bbn1xyz'],
  [{type: 'string', format: 'byte'}, 'CowBCg=='],
  [{type: 'array', items: uint64}, '1\n\n2'],
  [{$ref: '#/$defs/Nowhere'}, 'anything'],
])('%j accepts %j', (schema, input) => {
  expect(check(schema, input)).toBeUndefined();
});

test.each<[Schema, string, string]>([
  [uint64, '18446744073709551616', 'Enter 18446744073709551615 or less.'],
  [uint64, '-1', 'Enter 0 or more.'],
  [uint64, '1e3', 'Enter a whole number in digits, without separators.'],
  [uint64, '1,000', 'Enter a whole number in digits, without separators.'],
  [uint64, '9'.repeat(50), 'The number has too many digits.'],
  [int64, '9223372036854775808', 'Enter 9223372036854775807 or less.'],
  [{type: 'integer', format: 'uint32'}, '4294967296', 'Enter 4294967295 or less.'],
  [{type: 'integer', minimum: 1}, '0', 'Enter 1 or more.'],
  [{type: 'number'}, 'half', 'Enter a number, for example 0.5.'],
  [{type: 'boolean'}, 'yes', 'Choose true or false.'],
  [{type: 'string', enum: ['A', 'B']}, 'C', 'Choose one of A, B.'],
  [{type: 'string', pattern: '^bbn1'}, 'cosmos1', 'Enter a string in the documented format.'],
  [{type: 'string', pattern: '^[0-9a-f]{64}$'}, 'AB', 'Enter 64 lowercase hex digits.'],
  [
    {...int64, pattern: '^[1-9][0-9]*$'},
    '0',
    expect.stringContaining('positive integer') as string,
  ],
  [hash, HEX.slice(2), expect.stringContaining('0x and 64 hex digits') as string],
  [hash, 'no-hash', 'Enter hex digits, with or without 0x, or base64.'],
  [hash, HEX.slice(1), 'Enter hex digits, with or without 0x, or base64.'],
  [{type: 'string', minLength: 64}, 'ab', 'Enter at least 64 characters; you entered 2.'],
  [{type: 'string', maxLength: 1}, 'ab', 'Enter at most 1 characters; you entered 2.'],
  [{type: 'string', format: 'byte'}, 'AAA', expect.stringContaining('Enter base64') as string],
  [
    {type: 'array', items: uint64},
    '1\nx',
    'Line 2: Enter a whole number in digits, without separators.',
  ],
  [{type: 'string'}, 'a\ud800', 'The text contains an incomplete character. Type it again.'],
])('%j rejects %.30j', (schema, input, message) => {
  expect(check(schema, input)).toEqual(message);
});

test('an optional value may be empty', () => {
  expect(checkValue(testParameter('x', uint64), '', {})).toBeUndefined();
  expect(checkValue(testParameter('x', uint64, {required: true}), ' ', {})).toBe(
    'Enter a value for x.',
  );
  expect(checkValue(testParameter('x', uint64, {in: 'path'}), '', {})).toBe('Enter a value for x.');
});

test('an object must be JSON that matches its schema', () => {
  const schema = {type: 'object', required: ['type'], properties: {type: {type: 'string'}}};
  expect(check(schema, '{"type":"x"}')).toBeUndefined();
  expect(check(schema, '{"type":1}')).toBe('/type: expected string, found number 1.');
  expect(check(schema, 'x')).toMatch(/^Invalid JSON/);
});

test('a path parameter cannot traverse to a parent path', () => {
  for (const input of ['.', '..', ' .. ']) {
    expect(checkValue(testParameter('x', {type: 'string'}, {in: 'path'}), input, {})).toMatch(
      /dots/,
    );
  }
});

test('references are resolved', () => {
  const parameter = testParameter('x', {$ref: '#/$defs/Height'});
  expect(checkValue(parameter, '-1', {Height: uint64})).toBe('Enter 0 or more.');
  expect(checkValue(parameter, '1', {Height: {$ref: '#/$defs/Height'}})).toBeUndefined();
});
