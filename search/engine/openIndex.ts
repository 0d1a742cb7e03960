import {PAGE_SIZE, type Hit, type SearchRequest, type SearchResults} from '../searcher';
import {Catalog, MIN_PREFIX_LENGTH} from './catalog';
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

/** Thrown if the index, or a part of it that a query needs, can't be fetched or is damaged. */
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
  let loading: Promise<LoadedIndex> | undefined;
  const load = (): Promise<LoadedIndex> => {
    if (!loading) {
      loading = loadIndex(read, false);
      // The next query retries, because the network may be back.
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
  return {
    async warmUp() {
      await load();
    },
    async search(request) {
      const index = await load();
      try {
        return await searchIn(index, request);
      } catch (error) {
        if (!(error instanceof IndexUnavailable)) throw error;
        // A new build may have replaced the files since the manifest was read.
        const newer = await loadIndex(read, true);
        if (newer.catalog.manifest.folder === index.catalog.manifest.folder) throw error;
        loading = Promise.resolve(newer);
        return searchIn(newer, request);
      }
    },
  };
}

/** The index of one build, with its manifest and a cache of its files. */
type LoadedIndex = {readonly catalog: Catalog; readonly readFile: <T>(path: string) => Promise<T>};

async function loadIndex(read: ReadFile, fresh: boolean): Promise<LoadedIndex> {
  const manifest = await readJson<Manifest>(read, MANIFEST, fresh);
  if (manifest.format !== FORMAT) {
    throw new IndexUnavailable(
      `[search] ${MANIFEST}: format ${manifest.format}; this page reads format ${FORMAT}. Reload the page.`,
    );
  }
  const files = new Map<string, Promise<unknown>>();
  const readFile = <T>(path: string): Promise<T> => {
    const cached = files.get(path) as Promise<T> | undefined;
    // The HTTP cache may have a truncated copy; the server has the complete file.
    const content =
      cached ?? readJson<T>(read, path, false).catch(() => readJson<T>(read, path, true));
    files.set(path, content);
    content.catch(() => files.delete(path));
    return content;
  };
  return {catalog: new Catalog(manifest), readFile};
}

async function readJson<T>(read: ReadFile, path: string, fresh: boolean): Promise<T> {
  try {
    return JSON.parse(await read(path, fresh)) as T;
  } catch (cause) {
    throw new IndexUnavailable(`[search] ${path}: can't be fetched or is damaged.`, {cause});
  }
}

async function searchIn(
  index: LoadedIndex,
  {query: text, page: requested, snippetWords}: SearchRequest,
): Promise<SearchResults> {
  const {catalog, readFile} = index;
  const query = parseQuery(text);
  const ranked = await sectionsFor(index, query);
  const pages = Math.max(1, Math.ceil(ranked.length / PAGE_SIZE));
  const page = Math.min(requested, pages);
  const onPage = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const hits = onPage.map(async ({section, page: number, terms}): Promise<Hit> => {
    const [path, title, area] = catalog.page(number);
    const content = await readFile<Section>(sectionFile(catalog.manifest.folder, section));
    const matchingTerms = {
      terms: new Set(terms.filter((term) => !query.synonyms.has(term))),
      synonyms: new Set(terms.filter((term) => query.synonyms.has(term))),
    };
    return toHit({path, title, area}, section, content, matchingTerms, snippetWords);
  });
  return {query: text, page, pages, hits: await Promise.all(hits), total: ranked.length};
}

async function sectionsFor(
  {catalog, readFile}: LoadedIndex,
  query: Query,
): Promise<RankedSection[]> {
  const readShards = async (shards: readonly number[]) => {
    const {folder} = catalog.manifest;
    const files = [...new Set(shards)].map((shard) =>
      readFile<PackedPostings[]>(shardFile(folder, shard)),
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
      ? read.filter(([term]) => matchesQuery(term, query))
      : // A misspelled word may be any term of these shards.
        await readShards([...exact, ...near]);
  return [
    ...rank(catalog.createIndex(postings), query, catalog, isKnown),
    ...titlesFor(query, catalog),
  ];
}

/** Whether a term is a term of the query, or starts with the query's unfinished last word. */
function matchesQuery(term: string, {words, prefix}: Query): boolean {
  if (words.some(({terms}) => terms.has(term))) return true;
  return prefix !== undefined && prefix.length >= MIN_PREFIX_LENGTH && term.startsWith(prefix);
}

/** Too many indexed words start with the same one or two letters, so only titles are searched for them. */
function titlesFor({words, prefix = ''}: Query, catalog: Catalog): RankedSection[] {
  if (words.length !== 1 || prefix === '' || prefix.length >= MIN_PREFIX_LENGTH) return [];
  return catalog.titlesWith(prefix);
}
