import {expect, test} from 'vitest';
import {parseExact} from '../schema/exactJson';
import {nodeError} from './nodeError';

test('the error inside a reply is put into words', () => {
  const text = '{"error":{"code":-32603,"message":"Internal error","data":"height must be less"}}';
  expect(nodeError(parseExact(text))).toBe('Internal error: height must be less (code -32603)');
  expect(nodeError(parseExact('{"error":"no"}'))).toBe('string "no"');
  expect(nodeError(parseExact('{"result":{},"error":null}'))).toBeUndefined();
  expect(nodeError(parseExact('[]'))).toBeUndefined();
});
