import {expect, test} from 'vitest';
import type {Schema} from '../schema/operation';
import {supportsJsonRpc, jsonRpcBody, uriArgument} from './cometArguments';
import {valueKind} from '../schema/schemas';
import {testOperation, testParameter} from './testing/testOperation';

const text = {type: 'string'};
const height = {type: 'string', format: 'int64'};
const hash = {type: 'string', 'x-encoding': 'hex-0x', 'x-json-rpc-encoding': 'base64'};
const plainHash = {...hash, 'x-json-rpc-encoding': 'hex'};
const operation = (method: string, schemas: Record<string, Schema>) =>
  testOperation({
    jsonRpc: {method, params: Object.keys(schemas)},
    parameters: Object.entries(schemas).map(([name, schema]) => testParameter(name, schema)),
  });

test('the kind of a value follows from its schema', () => {
  expect(valueKind(text)).toBe('text');
  expect(valueKind(height)).toBe('integer');
  expect(valueKind({type: 'integer'})).toBe('integer');
  expect(valueKind({type: 'boolean'})).toBe('boolean');
  expect(valueKind(hash)).toBe('bytes');
  expect(valueKind({type: 'string', 'x-encoding': 'hex'})).toBe('bytes');
  expect(valueKind({type: 'array'})).toBe('list');
  expect(valueKind({type: 'object'})).toBe('json');
});

test.each<[Schema, string, string]>([
  [text, 'tx.height=5', '"tx.height=5"'],
  [text, '"tx.height=5"', '"tx.height=5"'],
  [text, `message.action='x' AND a="b"`, String.raw`"message.action='x' AND a=\"b\""`],
  [hash, 'AB12', '0xAB12'],
  [hash, '0xAB12', '0xAB12'],
  [hash, 'qxI=', '0xab12'],
  [height, '5', '5'],
  [{type: 'boolean'}, 'true', 'true'],
  [{type: 'array'}, 'a\nb', '["a","b"]'],
])('%j: %s becomes %s in the URI', (schema, input, expected) => {
  expect(uriArgument(operation('m', {x: schema}), testParameter('x', schema), input)).toBe(
    expected,
  );
});

const call = (method: string, schemas: Record<string, Schema>, values: Record<string, string>) =>
  JSON.parse(jsonRpcBody(operation(method, schemas), values)) as {method: string; params: unknown};

test('a call contains integers as strings, and bytes in the encoding that the method expects', () => {
  expect(
    call(
      'tx_search',
      {query: text, prove: {type: 'boolean'}, page: {type: 'integer'}, per_page: height},
      {
        query: '"tx.height=5"',
        prove: 'true',
        page: '1',
        per_page: '',
      },
    ),
  ).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'tx_search',
    params: {query: 'tx.height=5', prove: true, page: '1'},
  });
  expect(call('tx', {hash}, {hash: '0x00ff'}).params).toEqual({hash: 'AP8='});
  expect(call('tx', {hash}, {hash: '00ff'}).params).toEqual({hash: 'AP8='});
  expect(call('tx', {hash}, {hash: 'AP8='}).params).toEqual({hash: 'AP8='});
  expect(call('header_by_hash', {hash: plainHash}, {hash: 'AP8='}).params).toEqual({hash: '00ff'});
  expect(call('header_by_hash', {hash: plainHash}, {hash: '0x00ff'}).params).toEqual({
    hash: '00ff',
  });
  expect(call('x', {evidence: {type: 'object'}}, {evidence: '{"a":[1]}'}).params).toEqual({
    evidence: {a: [1]},
  });
  expect(call('dial_seeds', {seeds: {type: 'array'}}, {seeds: 'a\nb'}).params).toEqual({
    seeds: ['a', 'b'],
  });
});

test('the operation that accepts any call does not support JSON-RPC as a transport', () => {
  expect(supportsJsonRpc(operation('tx', {}))).toBe(true);
  expect(supportsJsonRpc(operation('*', {}))).toBe(false);
  expect(supportsJsonRpc({})).toBe(false);
});
