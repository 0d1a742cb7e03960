import {expect, test} from 'vitest';
import {isComposing} from './isComposing';

test.each([
  ['a key of its own', {isComposing: false, keyCode: 13}, false],
  ['a key within a composition', {isComposing: true, keyCode: 13}, true],
  ['the last key of a composition in Safari', {isComposing: false, keyCode: 229}, true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
