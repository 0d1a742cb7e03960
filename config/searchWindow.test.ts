import {expect, test} from 'vitest';
import {searchWindow} from './searchWindow';
import {site} from './site';

test('missing results are reported where the pages are edited', () => {
  const repository = site.editUrl.replace(/\/tree\/.*$/, '');
  expect(searchWindow.missingResultsUrl).toBe(`${repository}/issues/new`);
});

test('no query leaves the browser for another service unless it is configured', () => {
  expect(searchWindow.insights).toBe(false);
  expect(searchWindow.answers).toBeUndefined();
});
