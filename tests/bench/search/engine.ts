import type {SearchRecord} from '../../../finish/search-index/record';
import {addStarts} from '../../../finish/search-index/addStarts';
import {buildIndex} from '../../../finish/search-index/buildIndex';
import {MANIFEST} from '../../../search/engine/format';
import {openEngine} from '../../../search/engine/openEngine';

/** Addresses of the pages that answer, best first; a page may be repeated. */
export type Search = (query: string) => Promise<readonly string[]>;

/** What `bench.ts` imports from the module that `--engine` names. */
export type EngineModule = {open(records: readonly SearchRecord[]): Promise<Search>};

const HITS = 20;

/** The site's own engine on the files that the build writes. */
export async function open(records: readonly SearchRecord[]): Promise<Search> {
  const files = await addStarts(buildIndex(records));
  const read = (name: string) => {
    const text = files.get(name);
    return text === undefined
      ? Promise.reject(new Error(`${name}: not in the index`))
      : Promise.resolve(text);
  };
  const engine = openEngine({manifest: () => read(MANIFEST), file: read});
  return async (query) => {
    const {hits} = await engine.search({query, page: 0, hitsPerPage: HITS});
    return hits.map(({page}) => page.url);
  };
}
