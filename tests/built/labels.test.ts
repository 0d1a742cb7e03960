import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {RECORDS_FILE, type SearchRecord} from '../../search/index/record';
import {LABEL_FILES, readLabels} from '../search/labels';

test.each(LABEL_FILES)('every page in tests/search/%s.json is in the search index', (name) => {
  const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];
  const pages = new Set(records.map(({url_without_anchor: page}) => page));
  const missing = readLabels(name).flatMap(({query, best, good = []}) =>
    [...best, ...good].filter((page) => !pages.has(page)).map((page) => `"${query}": ${page}`),
  );
  expect(
    missing,
    `tests/search/${name}.json: pages that do not exist. Replace each with the page that now answers its query`,
  ).toEqual([]);
});
