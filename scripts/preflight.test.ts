import {expect, test} from 'vitest';
import {findProblem, isInRange} from './preflight.cjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node.js %s is supported: %s', (version, isSupported) => {
  expect(isInRange(version, '^20.19 || ^22.12 || >=24')).toBe(isSupported);
});

test.each([
  ['16.20.2', true, /^Node\.js 16\.20\.2: not supported\. Use [^\n]*20\.19[^\n]+$/],
  ['24.1.0', false, /^node_modules: [^\n]+"npm ci"[^\n]+$/],
])('on Node.js %s, the problem is reported in one line', (version, hasPackages, line) => {
  expect(findProblem(version, hasPackages)).toMatch(line);
});

test('no problem is reported if the version is supported and the packages are installed', () => {
  expect(findProblem('24.1.0', true)).toBeUndefined();
});
