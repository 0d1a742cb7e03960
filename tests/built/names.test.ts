import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {folderSource} from './folderSource';
import type {SearchRecord} from '../../finish/search-index/record';
import {RECORDS} from '../../finish/search-index/recordsFile';
import {openEngine} from '../../search/engine/openEngine';
import {lostOf, namesOf} from '../search/names';

// Many hundreds of names are asked for here.
test(
  'every title, command, path and operation id leads to its page',
  {timeout: 300_000},
  async () => {
    const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as SearchRecord[];
    const names = await namesOf('.', records);
    for (const kind of ['title', 'command', 'path', 'operation id']) {
      expect(names.filter((named) => named.kind === kind).length, kind).toBeGreaterThan(20);
    }
    const engine = openEngine(folderSource('build'));
    const lost = await lostOf(names, async (query) => {
      const {hits} = await engine.search({query, page: 0, hitsPerPage: 20});
      return hits.map(({page}) => page.url);
    });
    const told = lost.map(
      ({kind, name, pages, got}) =>
        `${kind} "${name}" of ${[...pages].join(', ')} gave ${got.join(', ') || 'nothing'}`,
    );
    expect(told, `${lost.length} of ${names.length} names are lost`).toEqual([]);
  },
);
