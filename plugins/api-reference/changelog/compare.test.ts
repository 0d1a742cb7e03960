import {expect, test} from 'vitest';
import {compare} from './compare';
import type {OperationDigest} from './digest';

const operation = (parts: Partial<OperationDigest> = {}): OperationDigest => ({
  slug: 'a',
  title: 'A',
  parameters: {},
  body: {},
  fields: {},
  ...parts,
});

test('operations that came and went', () => {
  const {added, removed, changed} = compare({'GET /a': operation()}, {'GET /b': operation()});
  expect([added, removed].map((all) => all.map(({key}) => key))).toEqual([['GET /b'], ['GET /a']]);
  expect(changed).toEqual([]);
});

test('parameters and fields that differ, each in a sentence', () => {
  const before = operation({
    parameters: {old: 'query, string', height: 'query, integer'},
    body: {seed: 'string'},
    fields: {data: 'object', 'data.gone': 'string', 'data.key': 'string (base64)'},
  });
  const after = operation({
    parameters: {height: 'path, string, required'},
    body: {seed: 'string', more: 'boolean'},
    fields: {
      data: 'object',
      'data.key': 'string (hex)',
      'data.new': 'object',
      'data.new.a': 'string',
    },
  });
  expect(compare({k: before}, {k: after}).changed[0]?.changes).toEqual([
    'removed the parameter `old`',
    'the parameter `height` is path, string, required; it was given as query, integer',
    'added the body field `more` (boolean)',
    'added the field `data.new` (object)',
    'removed the field `data.gone`',
    'the field `data.key` is string (hex); it was given as string (base64)',
  ]);
});

test('a type that only says more is no change', () => {
  const change = (before: string, after: string) =>
    compare({k: operation({fields: {a: before}})}, {k: operation({fields: {a: after}})}).changed;
  expect(change('string', 'string (hex)')).toEqual([]);
  expect(change('array of any', 'array of string')).toEqual([]);
  expect(change('integer', 'string (64-bit integer)')).toHaveLength(1);
});

test('fields deeper than what one version records are left out', () => {
  const after = operation({fields: {a: 'object', 'a.b': 'object', 'a.b.c': 'string'}});
  const before = operation({fields: {a: 'object', 'a.b': 'object'}});
  expect(compare({k: before}, {k: after}, 2).changed).toEqual([]);
  expect(compare({k: before}, {k: after}).changed).toHaveLength(1);
});
