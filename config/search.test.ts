import {expect, test} from 'vitest';
import {faultAt} from './testing/faultAt';
import {readSearchOption, searchOrigins} from './search';

test('by default, queries are answered in the browser', () => {
  expect(readSearchOption({})).toEqual({mode: 'embedded', indexName: 'babylon-docs'});
});

test('a hosted index requires its application ID, key and name', () => {
  const env = {SEARCH_MODE: 'hosted', SEARCH_APP_ID: 'A', SEARCH_API_KEY: 'K'};
  expect(readSearchOption({...env, SEARCH_INDEX_NAME: 'docs'})).toEqual({
    mode: 'hosted',
    appId: 'A',
    apiKey: 'K',
    indexName: 'docs',
  });
  expect(() => readSearchOption({SEARCH_MODE: 'hosted', SEARCH_APP_ID: 'A'})).toThrow(
    faultAt('search/missing', 'SEARCH_API_KEY and SEARCH_INDEX_NAME', 'SEARCH_MODE=embedded'),
  );
});

test('searchOrigins lists the hosts that the browser queries', () => {
  const hosted = {mode: 'hosted', appId: 'APP', apiKey: 'K', indexName: 'docs'} as const;
  expect(searchOrigins(hosted)).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
  expect(searchOrigins({mode: 'embedded', indexName: 'docs'})).toEqual([]);
});

test.each(['server', 'cloud'])(
  'the error for an unknown mode lists the two valid ones: %s',
  (mode) => {
    expect(() => readSearchOption({SEARCH_MODE: mode})).toThrow(
      faultAt('search/mode', 'SEARCH_MODE', `"${mode}"`, 'Valid: embedded, hosted.'),
    );
  },
);

test('blank values are ignored, and values are trimmed', () => {
  const hosted = {SEARCH_MODE: 'hosted', SEARCH_INDEX_NAME: 'docs'};
  const blank = {...hosted, SEARCH_APP_ID: ' ', SEARCH_API_KEY: '\n'};
  expect(() => readSearchOption(blank)).toThrow(
    faultAt('search/missing', 'SEARCH_APP_ID and SEARCH_API_KEY'),
  );
  const pasted = {...hosted, SEARCH_APP_ID: ' A1\n', SEARCH_API_KEY: 'K '};
  expect(readSearchOption(pasted)).toMatchObject({appId: 'A1', apiKey: 'K'});
});

test.each([
  [
    {SEARCH_INDEX_NAME: 'a b/c'},
    faultAt('search/index-name', 'SEARCH_INDEX_NAME', '"a b/c"', '"babylon-docs"'),
  ],
  [
    {SEARCH_MODE: 'hosted', SEARCH_INDEX_NAME: 'a', SEARCH_API_KEY: 'K', SEARCH_APP_ID: 'a.b/'},
    faultAt('search/app-id', 'SEARCH_APP_ID', '"a.b/"', 'letters and digits'),
  ],
])('a value that is not valid in a host name or path is rejected: %o', (env, fault) => {
  expect(() => readSearchOption(env)).toThrow(fault);
});
