import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {openIndex} from '../../search/engine/openIndex';
import {RECORDS_FILE, type SearchRecord} from '../../search/index/record';
import {findMissing, namesOf} from '../search/names';
import {folderReader} from './folderReader';

// The test searches for hundreds of names, so it takes a long time.
test(
  'every title, command, path and operation ID is found on its page',
  {timeout: 300_000},
  async () => {
    const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];
    const names = await namesOf('.', records);
    for (const kind of ['title', 'command', 'path', 'operation id']) {
      expect(names.filter((entry) => entry.kind === kind).length, kind).toBeGreaterThan(20);
    }
    const index = openIndex(folderReader('build'));
    const missing = await findMissing(names, async (query) => {
      const {hits} = await index.search({query, page: 1, snippetWords: 10});
      return hits.map(({url}) => url.replace(/#.*$/, ''));
    });
    const report = missing.map(
      ({kind, name, pages, results}) =>
        `${kind} "${name}" of ${[...pages].join(', ')} returned ${results.join(', ') || 'nothing'}`,
    );
    expect(report, `${missing.length} of ${names.length} names were not found`).toEqual([]);
  },
);
