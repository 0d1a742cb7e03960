import {expect, test} from 'vitest';
import {sourceLink, sourceUrl} from './sources';

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

test('the name of each additional source replaces its ID', () => {
  const path = 'go.mod; BBN go.mod at v4.4.0; FP; VIG at v0.24.3 (words)';
  expect(sourceLink({id: 'BBN', path}).source).toBe(
    'babylon, go.mod; babylon, go.mod at v4.4.0; finality-provider; vigilante at v0.24.3 (words)',
  );
});
