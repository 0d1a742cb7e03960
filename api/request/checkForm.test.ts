import {expect, test} from 'vitest';
import {BODY, checkForm} from './checkForm';
import {testOperation, testParameter} from './testing/testOperation';

const operation = testOperation({
  method: 'POST',
  parameters: [testParameter('height', {type: 'integer', minimum: 1}, {required: true})],
  body: {
    required: true,
    schema: {type: 'object', required: ['tx_bytes'], properties: {tx_bytes: {type: 'string'}}},
    example: {},
  },
});
const check = (height: string, body: string) =>
  checkForm(operation, {values: {height}, body, transport: 'uri'});

test('a complete form has no errors', () => {
  expect(check('1', '{"tx_bytes":"AA=="}')).toEqual({});
});

test('every invalid field has an error', () => {
  expect(check('0', '')).toEqual({height: 'Enter 1 or more.', [BODY]: 'Enter a body.'});
  expect(check('1', '{"tx_bytes":')[BODY]).toMatch(/^Invalid JSON\. /);
  expect(check('1', '{"tx_bytes":5,"mode":1}')[BODY]).toBe(
    '/tx_bytes: expected string, found number 5.\n/mode: this field is not documented.',
  );
  expect(check('1', '[]')[BODY]).toBe('The JSON: expected object, found list of 0.');
});
