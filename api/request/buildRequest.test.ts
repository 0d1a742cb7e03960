import {expect, test} from 'vitest';
import {buildRequest} from './buildRequest';
import {testOperation, testParameter} from './testing/testOperation';

const form = (values: Record<string, string>, body = '') =>
  ({values, body, transport: 'uri'}) as const;

const epoch = testOperation({
  path: '/v1/epochs/{epoch_num}/validators',
  parameters: [
    testParameter('epoch_num', {type: 'string', format: 'uint64'}, {in: 'path', required: true}),
    testParameter('pagination.key', {type: 'string'}),
    testParameter('keys', {type: 'array', items: {type: 'string'}}),
  ],
});

test('values are encoded in the path and the query', () => {
  const request = buildRequest(
    epoch,
    'https://node.example/api/',
    form({epoch_num: ' 5 ', 'pagination.key': "a+/=&'(x)*!", keys: 'b\n\nc d\n'}),
  );
  expect(request).toEqual({
    method: 'GET',
    url: 'https://node.example/api/v1/epochs/5/validators?pagination.key=a%2B%2F%3D%26%27%28x%29%2A%21&keys=b&keys=c%20d',
    headers: {},
  });
});

test('a path parameter remains one segment', () => {
  const {url} = buildRequest(epoch, 'https://node.example', form({epoch_num: '../../x?y#z'}));
  expect(url).toBe('https://node.example/v1/epochs/..%2F..%2Fx%3Fy%23z/validators');
});

test('a missing required value is replaced by its name, and a missing optional one is omitted', () => {
  expect(buildRequest(epoch, 'https://node.example', form({})).url).toBe(
    'https://node.example/v1/epochs/EPOCH_NUM/validators',
  );
});

test('a body is sent as typed', () => {
  const body = '{"amount": 18446744073709551615, "x": 1.0}';
  const operation = testOperation({
    method: 'POST',
    path: '/txs',
    body: {required: true, schema: {}, example: {}},
  });
  expect(buildRequest(operation, 'https://node.example', form({}, ` ${body}\n`))).toEqual({
    method: 'POST',
    url: 'https://node.example/txs',
    headers: {'Content-Type': 'application/json'},
    body,
  });
  expect(buildRequest(operation, 'https://node.example', form({}, ' ')).body).toBeUndefined();
});

test('a lone surrogate does not break the request', () => {
  expect(buildRequest(epoch, 'https://node.example', form({epoch_num: '\ud800'})).url).toContain(
    '%EF%BF%BD',
  );
});
