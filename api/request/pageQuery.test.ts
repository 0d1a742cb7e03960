import {expect, test} from 'vitest';
import {readPageQuery, writePageQuery} from './pageQuery';
import {testOperation, testParameter} from './testing/testOperation';

const operation = testOperation({
  parameters: [
    testParameter('height', {type: 'integer'}),
    testParameter('pagination.key', {type: 'string'}),
    testParameter('keys', {type: 'array'}),
  ],
});

test('a form survives a round trip through the query string', () => {
  const form = {
    values: {height: '5', 'pagination.key': 'a+b/=&', keys: 'x\ny'},
    transport: 'json-rpc',
  } as const;
  const query = writePageQuery(operation, '?utm=1&height=4', form, 'bbn-1');
  expect(query).toBe(
    '?utm=1&height=5&pagination.key=a%2Bb%2F%3D%26&keys=x&keys=y&form=json-rpc&server=bbn-1',
  );
  expect(readPageQuery(operation, query)).toEqual({...form, server: 'bbn-1'});
});

test('an empty form has an empty query string, and a custom server is never written to it', () => {
  const form = {values: {height: ''}, transport: 'uri'} as const;
  expect(writePageQuery(operation, '?height=5&server=bbn-1', form, undefined)).toBe('');
});

test('only the parameters of the operation are read, and only values of up to 2,000 characters', () => {
  expect(readPageQuery(operation, `?body=x&height=${'1'.repeat(3000)}&form=evil`)).toEqual({
    values: {},
    server: undefined,
    transport: undefined,
  });
});
