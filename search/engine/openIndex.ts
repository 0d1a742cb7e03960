import {PAGE_SIZE, type Hit, type SearchRequest, type SearchResults} from '../searcher';
import {Catalog, SHORTEST_PREFIX} from './catalog';
import {FORMAT, MANIFEST, sectionFile, shardFile, type Manifest, type Section} from './format';
import {parseQuery, type Query} from './query';
import {rank, type RankedSection} from './rank';
import {toHit} from './toHit';

/**
 * Reads a file of the index.
 *
 * @param path below the site's root
 * @param fresh whether a stored copy is not good enough
 */
export type ReadFile = (path: string, fresh: boolean) => Promise<string>;

/** The index, or a part of it that a query needs, can't be fetched or is damaged. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

export type SearchIndex = {
  /** @throws IndexUnavailable */
  readonly search: (request: SearchRequest) => Promise<SearchResults>;
  /** Reads the manifest. @throws IndexUnavailable */
  readonly warmUp: () => Promise<void>;
};

/** Answers queries from the files that `search/index` writes. Each file is read once. */
export function openIndex(read: ReadFile): SearchIndex {
  let opened: Promise<Edition> | undefined;
  const open = (): Promise<Edition> => {
    if (!opened) {
      opened = readEdition(read, false);
      // The next query tries again: the network may be back.
      opened.catch(() => (opened = undefined));
    }
    return opened;
  };
  return {
    async warmUp() {
      await open();
    },
    async search(request) {
      const edition = await open();
      try {
        return await searchIn(edition, request);
      } catch (error) {
        if (!(error instanceof IndexUnavailable)) throw error;
        // A new build may have replaced the files since the manifest was read.
        const newer = await readEdition(read, true);
        if (newer.catalog.manifest.folder === edition.catalog.manifest.folder) throw error;
        opened = Promise.resolve(newer);
        return searchIn(newer, request);
      }
    },
  };
}

/** The index of one build. */
type Edition = {readonly catalog: Catalog; readonly file: <T>(path: string) => Promise<T>};

async function readEdition(read: ReadFile, fresh: boolean): Promise<Edition> {
  const manifest = await readJson<Manifest>(read, MANIFEST, fresh);
  if (manifest.format !== FORMAT) {
    throw new IndexUnavailable(
      `[search] ${MANIFEST}: format ${manifest.format}; this page reads format ${FORMAT}. Reload the page.`,
    );
  }
  const files = new Map<string, Promise<unknown>>();
  const file = <T>(path: string): Promise<T> => {
    const known = files.get(path) as Promise<T> | undefined;
    // A stored copy may be cut off; the host has the whole one.
    const reading =
      known ?? readJson<T>(read, path, false).catch(() => readJson<T>(read, path, true));
    files.set(path, reading);
    reading.catch(() => files.delete(path));
    return reading;
  };
  return {catalog: new Catalog(manifest), file};
}

async function readJson<T>(read: ReadFile, path: string, fresh: boolean): Promise<T> {
  try {
    return JSON.parse(await read(path, fresh)) as T;
  } catch (cause) {
    throw new IndexUnavailable(`[search] ${path} can't be fetched, or is damaged.`, {cause});
  }
}

async function searchIn(
  edition: Edition,
  {query: text, page: requested, snippetWords}: SearchRequest,
): Promise<SearchResults> {
  const {catalog, file} = edition;
  const query = parseQuery(text);
  const ranked = await sectionsFor(edition, query);
  const pages = Math.max(1, Math.ceil(ranked.length / PAGE_SIZE));
  const page = Math.min(requested, pages);
  const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const hits = shown.map(async ({section, page: number, terms}): Promise<Hit> => {
    const [path, title] = catalog.page(number);
    const content = await file<Section>(sectionFile(catalog.manifest.folder, section));
    const asked = {
      terms: new Set(terms.filter((term) => !query.synonyms.has(term))),
      synonyms: new Set(terms.filter((term) => query.synonyms.has(term))),
    };
    const place = {path, title, area: catalog.areaOf(number)};
    return toHit(place, section, content, asked, snippetWords);
  });
  return {query: text, page, pages, hits: await Promise.all(hits), total: ranked.length};
}

async function sectionsFor({catalog, file}: Edition, query: Query): Promise<RankedSection[]> {
  const {folder} = catalog.manifest;
  const read = async (shards: readonly number[]) => {
    const files = shards.map((shard) => file<string[]>(shardFile(folder, shard)));
    return (await Promise.all(files)).flat();
  };
  const exact = catalog.shardsFor(query);
  const lines = await read(exact);
  const known = new Set(lines.map(termOf));
  const isKnown = (term: string) => known.has(term);
  const near = catalog.shardsNear(query, isKnown);
  // Of a misspelled word, any term of the shards may be meant.
  const all = near.length === 0 ? lines : await read([...new Set([...exact, ...near])]);
  const index = catalog.open(
    near.length === 0 ? lines.filter((line) => matches(line, query)) : all,
  );
  return [...rank(index, query, catalog, isKnown), ...titlesFor(query, catalog)];
}

function termOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

/** Whether a line of a shard has a term of the query, or one that begins with its last word. */
function matches(line: string, {words, prefix}: Query): boolean {
  const term = termOf(line);
  if (words.some(({terms}) => terms.has(term))) return true;
  return prefix !== undefined && prefix.length >= SHORTEST_PREFIX && term.startsWith(prefix);
}

/** One or two letters begin too many words of the index, so they are looked up in the titles. */
function titlesFor({words, prefix = ''}: Query, catalog: Catalog): RankedSection[] {
  if (words.length !== 1 || prefix === '' || prefix.length >= SHORTEST_PREFIX) return [];
  return catalog.titlesWith(prefix);
}
