import {PAGE_SIZE, type Hit, type SearchRequest, type SearchResults} from '../searcher';
import {Catalog, SHORTEST_PREFIX} from './catalog';
import {
  FORMAT,
  MANIFEST,
  sectionFile,
  shardFile,
  type Manifest,
  type PackedPostings,
  type Section,
} from './format';
import {parseQuery, type Query} from './query';
import {rank, type RankedSection} from './rank';
import {toHit} from './toHit';

/**
 * Reads a file of the index.
 *
 * @param path below the site's root
 * @param fresh whether to bypass cached copies
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
    // A cached copy may be truncated; the server has the complete file.
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
    const [path, title, area] = catalog.page(number);
    const content = await file<Section>(sectionFile(catalog.manifest.folder, section));
    const asked = {
      terms: new Set(terms.filter((term) => !query.synonyms.has(term))),
      synonyms: new Set(terms.filter((term) => query.synonyms.has(term))),
    };
    return toHit({path, title, area}, section, content, asked, snippetWords);
  });
  return {query: text, page, pages, hits: await Promise.all(hits), total: ranked.length};
}

async function sectionsFor({catalog, file}: Edition, query: Query): Promise<RankedSection[]> {
  const readShards = async (shards: readonly number[]) => {
    const {folder} = catalog.manifest;
    const files = [...new Set(shards)].map((shard) =>
      file<PackedPostings[]>(shardFile(folder, shard)),
    );
    return (await Promise.all(files)).flat();
  };
  const exact = catalog.shardsFor(query);
  const read = await readShards(exact);
  const known = new Set(read.map(([term]) => term));
  const isKnown = (term: string) => known.has(term);
  const near = catalog.shardsNear(query, isKnown);
  const postings =
    near.length === 0
      ? read.filter(([term]) => matches(term, query))
      : // A misspelled word may be any term of these shards.
        await readShards([...exact, ...near]);
  return [...rank(catalog.open(postings), query, catalog, isKnown), ...titlesFor(query, catalog)];
}

/** Whether a term is one of the query's, or begins with its last word. */
function matches(term: string, {words, prefix}: Query): boolean {
  if (words.some(({terms}) => terms.has(term))) return true;
  return prefix !== undefined && prefix.length >= SHORTEST_PREFIX && term.startsWith(prefix);
}

/** Too many indexed words begin with one or two letters, so only titles are searched for them. */
function titlesFor({words, prefix = ''}: Query, catalog: Catalog): RankedSection[] {
  if (words.length !== 1 || prefix === '' || prefix.length >= SHORTEST_PREFIX) return [];
  return catalog.titlesWith(prefix);
}
