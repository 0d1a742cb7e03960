import {expect, test} from 'vitest';
import {searchWindow, windowOrigins} from './searchWindow';
import {site} from './site';

test('missing results are reported where the pages are edited', () => {
  const repository = site.editUrl.replace(/\/tree\/.*$/, '');
  expect(searchWindow.missingResultsUrl).toBe(`${repository}/issues/new`);
});

test('no query leaves the browser for another service unless it is configured', () => {
  expect(searchWindow.insights).toBe(false);
  expect(searchWindow.answers).toBeUndefined();
});

test('the content policy gets what an option needs, and nothing else', () => {
  expect(windowOrigins(searchWindow)).toEqual([]);
  expect(windowOrigins({...searchWindow, answers: {endpoint: '/answers'}})).toEqual([]);
  const answers = {endpoint: 'https://answers.example/v1?x=1'};
  expect(windowOrigins({...searchWindow, answers})).toEqual(['https://answers.example']);
  expect(windowOrigins({...searchWindow, insights: true})).toEqual(['https://insights.algolia.io']);
});
