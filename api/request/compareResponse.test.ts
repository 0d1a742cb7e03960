import {expect, test} from 'vitest';
import type {Schema} from '../schema/operation';
import {compare} from './compareResponse';
import {parseExact} from '../schema/exactJson';

const $defs: Record<string, Schema> = {
  Item: {
    type: 'object',
    required: ['id', 'power'],
    properties: {
      id: {type: 'integer'},
      power: {type: 'string', pattern: '^[0-9]+$'},
      state: {type: 'string', enum: ['ON', 'OFF']},
      next: {oneOf: [{type: 'null'}, {$ref: '#/$defs/Item'}]},
    },
  },
};
const schema = {
  type: 'object',
  required: ['items'],
  properties: {
    items: {type: 'array', items: {$ref: '#/$defs/Item'}},
    free: {type: 'object'},
    map: {type: 'object', additionalProperties: {$ref: '#/$defs/Item'}},
    'a/b c': {type: 'string'},
  },
};
const responses = {
  '200': {description: '', schema},
  default: {description: '', schema: {type: 'object', required: ['code']}},
};
const check = (text: string, status = 200) => compare({responses, $defs}, status, parseExact(text));

test('a response that matches its documentation has no differences', () => {
  expect(
    check(
      '{"items":[{"id":1,"power":"5","state":"ON","next":{"id":2,"power":"7","next":null}}],"free":{"x":[1]}}',
    ),
  ).toEqual({kind: 'same'});
});

test('each difference contains the field, the expected value and the actual value', () => {
  const result = check(
    '{"items":[{"id":"1","power":"5"},{"id":2,"power":7,"state":"HALF","new":1},{"power":"x"}],"a/b c":null,"more":true}',
  );
  expect(result).toEqual({
    kind: 'differs',
    differences: [
      {
        location: '/items/*/id',
        expected: 'integer',
        actual: 'string "1"',
        pointers: ['/items/0/id'],
      },
      {
        location: '/items/*/power',
        expected: 'string',
        actual: 'number 7',
        pointers: ['/items/1/power'],
      },
      {
        location: '/items/*/state',
        expected: 'one of "ON", "OFF"',
        actual: 'string "HALF"',
        pointers: ['/items/1/state'],
      },
      {
        location: '/items/*/id',
        expected: 'always present',
        actual: 'missing',
        pointers: ['/items/2/id'],
      },
      {
        location: '/items/*/power',
        expected: 'string with a non-negative integer',
        actual: 'string "x"',
        pointers: ['/items/2/power'],
      },
      {location: '/a~1b c', expected: 'string', actual: 'null', pointers: ['/a~1b c']},
      {
        location: '/items/*/new',
        expected: 'not documented',
        actual: 'number 1',
        pointers: ['/items/1/new'],
      },
      {location: '/more', expected: 'not documented', actual: 'boolean true', pointers: ['/more']},
    ],
  });
});

test('the same difference in many entries of a list is reported once', () => {
  const result = check(`{"items":[${Array(30).fill('{"id":1,"power":5}').join(',')}]}`);
  expect(result.kind === 'differs' && result.differences).toHaveLength(1);
  expect(result.kind === 'differs' && result.differences[0]?.pointers).toHaveLength(30);
});

test('a value that matches no variant of a oneOf is reported once, for the oneOf', () => {
  const result = check('{"items":[{"id":1,"power":"5","next":"soon"}]}');
  expect(result).toMatchObject({
    differences: [
      {
        location: '/items/*/next',
        expected: 'one of the 2 documented variants',
        actual: 'string "soon"',
      },
    ],
  });
});

test('values of a map are compared', () => {
  expect(check('{"items":[],"map":{"any":{"id":1,"power":"5","odd":1}}}')).toMatchObject({
    differences: [{location: '/map/any/odd', expected: 'not documented'}],
  });
});

test('integers above 2^53 are accepted as integers', () => {
  expect(check('{"items":[{"id":18446744073709551615,"power":"1"}]}')).toEqual({kind: 'same'});
});

test('a response is compared with the schema of its status, or with the default', () => {
  expect(check('{"message":"x"}', 400)).toMatchObject({
    differences: [{location: '/code', expected: 'always present', actual: 'missing'}],
  });
  expect(compare({responses: {}, $defs}, 500, null)).toEqual({
    kind: 'unchecked',
    reason: 'Status 500 is not documented.',
  });
  expect(compare({responses: {'200': {description: ''}}, $defs}, 200, null)).toEqual({
    kind: 'unchecked',
    reason: 'The documentation has no schema for it.',
  });
});
