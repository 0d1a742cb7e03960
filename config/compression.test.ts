import {expect, test} from 'vitest';
import {faultAt} from './testing/faultAt';
import {readCompression} from './compression';

test('a build is compressed quickly unless it says otherwise', () => {
  expect(readCompression({})).toBe('quick');
  expect(readCompression({COMPRESSION: 'best'})).toBe('best');
  expect(readCompression({COMPRESSION: 'quick'})).toBe('quick');
});

test('another value is rejected, with the known values', () => {
  expect(() => readCompression({COMPRESSION: 'fast'})).toThrow(
    faultAt('compression', 'COMPRESSION', '"fast"', 'Valid: best, quick.'),
  );
});
