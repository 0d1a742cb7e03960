import {expect, test} from 'vitest';
import {searchWindow, windowOrigins} from './searchWindow';
import {site} from './site';

test('missing results are reported in the repository that contains the pages', () => {
  const repository = site.editUrl.replace(/\/tree\/.*$/, '');
  expect(searchWindow.missingResultsUrl).toBe(`${repository}/issues/new`);
});

test('no query leaves the browser for another service unless it is configured', () => {
  expect(searchWindow.insights).toBe(false);
  expect(searchWindow.answers).toBeUndefined();
});

test('the CSP allows only the origins that the options require', () => {
  expect(windowOrigins(searchWindow)).toEqual([]);
  expect(windowOrigins({...searchWindow, answers: {endpoint: '/answers'}})).toEqual([]);
  const answers = {endpoint: 'https://answers.example/v1?x=1'};
  expect(windowOrigins({...searchWindow, answers})).toEqual(['https://answers.example']);
  expect(windowOrigins({...searchWindow, insights: true})).toEqual(['https://insights.algolia.io']);
});
