import {Document} from 'flexsearch';
import type {Contender} from '../contender';
import {ownHeading} from '../ownHeading';
import {ownText} from '../ownText';
import {gzipSize, scriptSize} from '../weight';

const FIELDS = ['title', 'heading', 'content'];

function createIndex() {
  return new Document({
    document: {id: 'id', index: FIELDS, store: ['url']},
    tokenize: 'forward',
    encoder: 'LatinBalance',
  });
}

/** Its export in parts, all of which it needs, and the texts beside them. */
export const flexsearch: Contender = {
  async open(records) {
    const built = createIndex();
    records.forEach((record, id) => {
      built.add({
        id,
        title: record.type === 'lvl1' ? (record.hierarchy.lvl1 ?? '') : '',
        heading: ownHeading(record),
        content: ownText(record),
        url: record.url_without_anchor,
      });
    });
    const parts = new Map<string, string>();
    built.export((key: string, data: string) => {
      if (data) parts.set(key, data);
    });
    const script = await scriptSize("import {Document} from 'flexsearch'; self.f = Document;");
    const texts = JSON.stringify(records.map(({content, hierarchy}) => [content, hierarchy]));
    const bytes = [...parts.values(), texts].reduce((sum, part) => sum + gzipSize(part), script);
    const index = createIndex();
    for (const [key, data] of parts) index.import(key, data);
    return {
      search(query: string) {
        const found: unknown = index.search(query, {limit: 20, suggest: true, enrich: true});
        const urls = (found as {result: {doc?: {url?: unknown}}[]}[]).flatMap(({result}) =>
          result.map(({doc}) => String(doc?.url)),
        );
        return Promise.resolve(urls.slice(0, 20));
      },
      firstBytes: () => Promise.resolve(bytes),
    };
  },
};
