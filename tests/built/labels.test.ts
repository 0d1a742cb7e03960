import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {RECORDS_FILE, type SearchRecord} from '../../search/index/record';
import {LABEL_FILES, readLabels} from '../search/labels';

test.each(LABEL_FILES)('every page that tests/search/%s.json names is in the index', (name) => {
  const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];
  const pages = new Set(records.map(({url_without_anchor: page}) => page));
  const missing = readLabels(name).flatMap(({query, best, good = []}) =>
    [...best, ...good].filter((page) => !pages.has(page)).map((page) => `"${query}": ${page}`),
  );
  expect(missing, `Give these queries in tests/search/${name}.json their new page`).toEqual([]);
});
