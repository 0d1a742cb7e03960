import * as React from 'react';
import {expect, test} from 'vitest';
import {evaluate} from './evaluate';

test('an expression evaluates to its value', () => {
  expect(evaluate('1 + 1', React)).toBe(2);
});

test('statements evaluate to the argument of their render call', () => {
  expect(evaluate('const sat = 500000; render(sat / 1e8)', React)).toBe(0.005);
});

test('a component becomes an element', () => {
  expect(React.isValidElement(evaluate('function A() { return null; }', React))).toBe(true);
});

test('an error is thrown to the caller', () => {
  expect(() => evaluate('missing()', React)).toThrow('missing is not defined');
});
