import MiniSearch, {type Options} from 'minisearch';
import type {Contender} from '../contender';
import {ownHeading} from '../ownHeading';
import {ownText} from '../ownText';
import {gzipSize, scriptSize} from '../weight';

type Doc = {id: number; title: string; heading: string; content: string; url: string};

const OPTIONS: Options<Doc> = {
  fields: ['title', 'heading', 'content'],
  storeFields: ['url', 'title', 'heading', 'content'],
  searchOptions: {boost: {title: 4, heading: 3}, prefix: true, fuzzy: 0.2},
};

/** One index in one file, with the texts in it. */
export const minisearch: Contender = {
  async open(records) {
    const built = new MiniSearch<Doc>(OPTIONS);
    built.addAll(
      records.map((record, id) => ({
        id,
        title: record.type === 'lvl1' ? (record.hierarchy.lvl1 ?? '') : '',
        heading: ownHeading(record),
        content: ownText(record),
        url: record.url_without_anchor,
      })),
    );
    const file = JSON.stringify(built);
    const script = await scriptSize("import M from 'minisearch'; self.m = M.loadJSON;", __dirname);
    const bytes = script + gzipSize(file);
    const index = MiniSearch.loadJSON<Doc>(file, OPTIONS);
    return {
      search: (query) =>
        Promise.resolve(
          index
            .search(query)
            .slice(0, 20)
            .map(({url}) => String(url)),
        ),
      firstBytes: () => Promise.resolve(bytes),
    };
  },
};
