import {expect, test} from 'vitest';
import {faultAt} from './testing/faultAt';
import {readCompression} from './compression';

test('COMPRESSION is "quick" by default', () => {
  expect(readCompression({})).toBe('quick');
  expect(readCompression({COMPRESSION: 'best'})).toBe('best');
  expect(readCompression({COMPRESSION: 'quick'})).toBe('quick');
});

test('the error for an unknown value lists the valid ones', () => {
  expect(() => readCompression({COMPRESSION: 'fast'})).toThrow(
    faultAt('compression', 'COMPRESSION', '"fast"', 'Valid: best, quick.'),
  );
});
