import {expect, test} from 'vitest';
import {sourceUrl} from './sources';

test.each([
  ['x/mint/abci.go', 'blob/v4.3.1/x/mint/abci.go'],
  ['x/', 'tree/v4.3.1/x'],
  ['x/one.go at v1.0.1', 'blob/v1.0.1/x/one.go'],
  ['at v1.0.1 (words)', 'tree/v1.0.1'],
  ['x/one.go, x/two.go', 'tree/v4.3.1'],
])('the path %s has the URL %s', (path, url) => {
  expect(sourceUrl('BBN', path)).toBe(`https://github.com/babylonlabs-io/babylon/${url}`);
});

test('a source that is not a repository has no URL', () => {
  expect(sourceUrl('FORUM', 'front page')).toBeUndefined();
});
