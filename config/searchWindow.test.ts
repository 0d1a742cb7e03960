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

test('the content policy is asked for what an option needs, and for nothing else', () => {
  expect(windowOrigins(searchWindow)).toEqual({connect: [], script: []});
  const answers = {endpoint: '/answers'};
  expect(windowOrigins({...searchWindow, answers}).connect).toEqual([]);
  const other = {endpoint: 'https://answers.example/v1?x=1'};
  expect(windowOrigins({...searchWindow, answers: other}).connect).toEqual([
    'https://answers.example',
  ]);
  expect(windowOrigins({...searchWindow, insights: true})).toEqual({
    connect: ['https://insights.algolia.io'],
    script: ['https://cdn.jsdelivr.net'],
  });
});
