import path from 'node:path';
import {addStarts} from '../../../../finish/search-index/addStarts';
import {buildIndex} from '../../../../finish/search-index/buildIndex';
import {MANIFEST} from '../../../../search/engine/format';
import {openEngine} from '../../../../search/engine/openEngine';
import {passagesFor} from '../../../../search/engine/passages';
import type {Contender} from '../contender';
import {gzipSize, scriptSize} from '../weight';

const HITS = 20;

/** As many as the window shows. */
const PASSAGES = 4;

/** The site's own engine, from the same files that the build writes. */
export const ours: Contender = {
  async open(records) {
    const files = await addStarts(buildIndex(records));
    const script = await scriptSize(
      "import {openEngine} from './search/engine/openEngine';" +
        "import {answer} from './search/answer/answer';" +
        'self.onmessage = ({data}) => answer(data, openEngine(data.source));',
      path.join(__dirname, '../../../..'),
    );
    const open = (onRead: (text: string) => void) => {
      const read = (name: string) => {
        const text = files.get(name);
        if (text === undefined) return Promise.reject(new Error(`no file ${name}`));
        onRead(text);
        return Promise.resolve(text);
      };
      return openEngine({manifest: () => read(MANIFEST), file: read});
    };
    const warm = open(() => undefined);
    return {
      async search(query) {
        const {hits} = await warm.search({query, page: 0, hitsPerPage: HITS});
        return hits.map(({page}) => page.url);
      },
      passages: (question) => passagesFor(warm, question, PASSAGES),
      async firstBytes(query) {
        let bytes = script;
        const cold = open((text) => (bytes += gzipSize(text)));
        await cold.search({query, page: 0, hitsPerPage: HITS});
        return bytes;
      },
    };
  },
};
