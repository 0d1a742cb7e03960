import {MANIFEST, type Manifest, type PackedPage, type Start} from '../../search/engine/format';
import {openEngine, type EngineHit} from '../../search/engine/openEngine';
import {named, withManifest} from './buildIndex';

/** Hits that the window asks for. */
const SHOWN = 20;

/** Letters and digits that a query may begin with. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * The files of an index, and for each letter that finds something one with the texts it finds: a
 * reader's first key then needs one file in place of up to twenty.
 */
export async function addStarts(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const read = (name: string) => {
    const text = files.get(name);
    return text === undefined
      ? Promise.reject(new Error(`[search] The index lacks ${name}.`))
      : Promise.resolve(text);
  };
  const manifest = JSON.parse(await read(MANIFEST)) as Manifest;
  const engine = openEngine({manifest: () => read(MANIFEST), file: read});
  const found: Start[] = [];
  let starts = '';
  for (const letter of LETTERS) {
    const {hits} = await engine.search({query: letter, page: 0, hitsPerPage: SHOWN});
    if (hits.length === 0) continue;
    starts += letter;
    found.push(startOf(hits));
  }
  const added = named({terms: [], text: [], start: found, words: []});
  return withManifest(new Map([...files, ...added.files]), {
    ...manifest,
    starts,
    hashes: {...manifest.hashes, start: added.hashes.start},
  });
}

/** Texts in the order of the index, those of a page together. */
function startOf(hits: readonly EngineHit[]): Start {
  const sorted = [...new Map(hits.map((hit) => [hit.number, hit])).values()].sort(
    (a, b) => a.number - b.number,
  );
  const parts: PackedPage[] = [];
  for (const {page, unit} of sorted) {
    const last = parts.at(-1);
    if (last?.url === page.url) parts[parts.length - 1] = {...last, units: [...last.units, unit]};
    else parts.push({...page, units: [unit]});
  }
  return {parts, numbers: sorted.map(({number}) => number)};
}
