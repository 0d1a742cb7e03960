import {openIndex} from '../../../search/engine/openIndex';
import {buildIndex} from '../../../search/index/buildIndex';
import type {SearchRecord} from '../../../search/index/record';

/** Returns the paths of the pages that match, best first; a page may be repeated. */
export type Search = (query: string) => Promise<readonly string[]>;

/** Exports that `bench.ts` requires from the module passed in `--engine`. */
export type EngineModule = {open(records: readonly SearchRecord[]): Promise<Search>};

/** Opens the site's own engine on an index of these records. */
export function open(records: readonly SearchRecord[]): Promise<Search> {
  const files = buildIndex(records);
  const index = openIndex((path) => {
    const text = files.get(path);
    return text === undefined
      ? Promise.reject(new Error(`${path}: not in the index`))
      : Promise.resolve(text);
  });
  return Promise.resolve(async (query) => {
    const {hits} = await index.search({query, page: 1, snippetWords: 10});
    return hits.map(({url}) => url.replace(/#.*$/, ''));
  });
}
