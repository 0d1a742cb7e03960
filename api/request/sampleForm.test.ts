import {expect, test} from 'vitest';
import {sampleForm} from './sampleForm';
import {testOperation, testParameter} from './testing/testOperation';

const height = testParameter(
  'height',
  {type: 'string'},
  {in: 'path', required: true, example: '12'},
);
const shape = testParameter('shape', {type: 'string', default: 'DEEP'}, {example: 'FLAT'});
const limit = testParameter('limit', {type: 'string', default: '100'}, {example: '100'});
const operation = testOperation({path: '/trees/{height}', parameters: [height, shape, limit]});
const valuesOf = (values: Record<string, string>, document = operation) =>
  sampleForm(document, {values, body: '', transport: 'uri'}).values;

test('an untouched form shows the example request', () => {
  expect(valuesOf({})).toEqual({height: '12', shape: 'FLAT', limit: ''});
});

test('once a value is filled in, examples replace only missing required values', () => {
  expect(valuesOf({limit: '5'})).toEqual({height: '12', shape: '', limit: '5'});
  expect(valuesOf({height: '7'})).toEqual({height: '7', shape: '', limit: ''});
});

test('the document can override the example request', () => {
  const withExample = {...operation, exampleUri: '/trees/12?limit=3'};
  expect(valuesOf({}, withExample)).toEqual({height: '12', shape: '', limit: '3'});
  expect(valuesOf({}, {...operation, exampleUri: '/trees/12'})).toMatchObject({shape: ''});
});

test('an empty body shows the example', () => {
  const body = {required: true, schema: {}, example: {seed: 'AAEC'}};
  const bodyOf = (text: string) =>
    sampleForm({...operation, body}, {values: {}, body: text, transport: 'uri'}).body;
  expect(bodyOf('')).toBe('{\n  "seed": "AAEC"\n}');
  expect(bodyOf('{}')).toBe('{}');
});
