import {create, insertMultiple, load, save, search, type RawData} from '@orama/orama';
import type {Contender} from '../contender';
import {ownHeading} from '../ownHeading';
import {ownText} from '../ownText';
import {gzipSize, scriptSize} from '../weight';

const SCHEMA = {title: 'string', heading: 'string', content: 'string', url: 'string'} as const;

/** One index in one file, with the texts in it. */
export const orama: Contender = {
  async open(records) {
    const built = create({schema: SCHEMA});
    await insertMultiple(
      built,
      records.map((record) => ({
        title: record.type === 'lvl1' ? (record.hierarchy.lvl1 ?? '') : '',
        heading: ownHeading(record),
        content: ownText(record),
        url: record.url_without_anchor,
      })),
      1000,
    );
    const file = JSON.stringify(save(built));
    const script = await scriptSize(
      "import {create, load, search} from '@orama/orama'; self.o = [create, load, search];",
    );
    const bytes = script + gzipSize(file);
    const index = create({schema: SCHEMA});
    load(index, JSON.parse(file) as RawData);
    return {
      async search(query) {
        const {hits} = await search(index, {
          term: query,
          properties: ['title', 'heading', 'content'],
          boost: {title: 4, heading: 3},
          tolerance: query.length > 4 ? 1 : 0,
          limit: 20,
        });
        return hits.map(({document}) => String(document.url));
      },
      firstBytes: () => Promise.resolve(bytes),
    };
  },
};
