import {decodePostings, decodeTerms, type PostingList} from './coding';
import {
  fileAt,
  FORMAT,
  MANIFEST,
  type Kind,
  type Manifest,
  type Pack,
  type PackedPage,
  type PackedUnit,
  type Shard,
  type Start,
  type Vocabulary,
} from './format';
import {IndexUnavailable, type IndexSource} from './source';

/** Sorted terms with their postings. */
export type Terms = {
  readonly terms: readonly string[];
  list(index: number): PostingList;
};

/** Text of one unit with the page it stands on, and its number in the index. */
export type UnitText = {
  readonly page: PackedPage;
  readonly unit: PackedUnit;
  readonly number: number;
};

/** One build of the index: what is known of all units, and the files fetched so far. */
export type Edition = {
  readonly manifest: Manifest;
  /** Units, and behind them the keywords that lead to one. */
  readonly units: number;
  /** The units among them. */
  readonly texts: number;
  /** Page of each unit and keyword. */
  readonly pageOf: Int32Array;
  /** Section of each. */
  readonly sectionOf: Int32Array;
  shard(index: number): Promise<Terms>;
  /** The unit itself, or the one that a keyword leads to. */
  unitOf(unit: number): number;
  /** The text of a unit, or of the one that a keyword leads to. */
  unit(unit: number): Promise<UnitText>;
  vocabulary(): Promise<readonly string[]>;
  /**
   * For a query of one letter, fetches the texts that it finds, if they stand together in one file.
   * Without it they are read from where they stand: its loss costs time and no result.
   */
  prepareStart(query: string): Promise<void>;
};

/** Packs of text kept in memory, a third of this site's, about 0.5 MB; the oldest go first. */
const PACKS_KEPT = 600;

/**
 * Reads the manifest.
 *
 * @throws IndexUnavailable when it cannot be had, or is none that this engine can read.
 */
export async function openEdition(source: IndexSource, fresh: boolean): Promise<Edition> {
  const text = await source.manifest(fresh).catch((cause: unknown) => {
    throw new IndexUnavailable(`[search] ${MANIFEST} cannot be fetched.`, {cause});
  });
  const manifest = parse<Manifest>(text, MANIFEST);
  if (manifest.format !== FORMAT) {
    throw new IndexUnavailable(
      `[search] ${MANIFEST} has format ${String(manifest.format)}; this engine reads ${FORMAT}. ` +
        'Fix: load the page again, so that engine and index are of one build.',
    );
  }
  return editionOf(manifest, source);
}

function editionOf(manifest: Manifest, source: IndexSource): Edition {
  const units = manifest.pages.reduce((sum, [count]) => sum + count, 0);
  const targets = targetsOf(manifest);
  const extended = (own: Int32Array): Int32Array => {
    const all = new Int32Array(units + targets.length);
    all.set(own);
    targets.forEach((unit, index) => (all[units + index] = own[unit] ?? 0));
    return all;
  };
  const packOf = spread(manifest.packs, units);
  const packStart = starts(manifest.packs);
  const read = <T>(
    kind: Kind,
    place: number,
    prepare: (body: Record<string, unknown>) => T,
  ): Promise<T> => readFile(source, fileAt(manifest, kind, place), prepare);
  const shards = keep((index) => read('terms', index, prepareShard));
  const packs = keep(
    (index) => read('text', index, (body) => preparePack(body, packStart[index] ?? 0)),
    PACKS_KEPT,
  );
  const started = new Map<number, UnitText>();
  const startFiles = keep((place) =>
    read('start', place, (body) =>
      prepareStart(body).forEach((text) => started.set(text.number, text)),
    ),
  );
  const vocabulary = keep(() =>
    read('words', 0, (body) => decodeTerms((body as unknown as Vocabulary).terms)),
  );
  const sections = spread([...manifest.sections].map(Number), units);
  const unitOf = (found: number): number => targets[found - units] ?? found;
  const unit = async (found: number): Promise<UnitText> => {
    const own = unitOf(found);
    const known = started.get(own);
    if (known) return known;
    const pack = packOf[own] ?? 0;
    const text = (await packs(pack))[own - (packStart[pack] ?? 0)];
    if (!text)
      throw new IndexUnavailable(`[search] ${fileAt(manifest, 'text', pack)} lacks unit ${own}.`);
    return text;
  };
  return {
    manifest,
    units: units + targets.length,
    texts: units,
    pageOf: extended(
      spread(
        manifest.pages.map(([count]) => count),
        units,
      ),
    ),
    sectionOf: extended(sections),
    shard: shards,
    vocabulary: () => vocabulary(0),
    unitOf,
    unit,
    async prepareStart(query) {
      const place = query.length === 1 ? manifest.starts.indexOf(query) : -1;
      if (place >= 0) await startFiles(place).catch(() => undefined);
    },
  };
}

/** Runs `load` once for each index; what failed is tried again at the next call. */
function keep<T>(load: (index: number) => Promise<T>, most = Infinity) {
  const kept = new Map<number, Promise<T>>();
  return (index: number): Promise<T> => {
    const known = kept.get(index);
    if (known) return known;
    const loading = load(index).catch((error: unknown) => {
      kept.delete(index);
      throw error;
    });
    kept.set(index, loading);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return loading;
  };
}

/** A file that was kept in part, or that is an error page, is asked for once more. */
async function readFile<T>(
  source: IndexSource,
  path: string,
  prepare: (body: Record<string, unknown>) => T,
): Promise<T> {
  const attempt = async (fresh: boolean) => {
    return prepare(parse<Record<string, unknown>>(await source.file(path, fresh), path));
  };
  try {
    return await attempt(false);
  } catch {
    return attempt(true).catch((cause: unknown) => {
      throw new IndexUnavailable(`[search] ${path} cannot be fetched, or is damaged.`, {cause});
    });
  }
}

function prepareShard(body: Record<string, unknown>): Terms {
  const {terms, lists} = body as unknown as Shard;
  const all = decodeTerms(terms);
  if (all.length !== lists.length) throw new Error('[search] Terms without postings.');
  const decoded = new Map<number, PostingList>();
  return {
    terms: all,
    list(index) {
      const list = decoded.get(index) ?? decodePostings(lists[index] ?? '');
      decoded.set(index, list);
      return list;
    },
  };
}

function preparePack(body: Record<string, unknown>, first: number): UnitText[] {
  return textsOf(body as unknown as Pack).map((text, index) => ({...text, number: first + index}));
}

function prepareStart(body: Record<string, unknown>): UnitText[] {
  const {numbers} = body as unknown as Start;
  return textsOf(body as unknown as Start).map((text, index) => ({
    ...text,
    number: numbers[index] ?? -1,
  }));
}

function textsOf({parts}: Pack): Omit<UnitText, 'number'>[] {
  return parts.flatMap((page) => page.units.map((unit) => ({page, unit})));
}

function parse<T extends object>(text: string, path: string): T {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // Told below: a host without the file often sends a page instead.
  }
  throw new IndexUnavailable(`[search] ${path} holds no JSON object.`);
}

/** The unit that each keyword leads to. */
function targetsOf({keywords}: Manifest): number[] {
  let unit = -1;
  return keywords.flatMap(([skipped, count]) => {
    unit += skipped + 1;
    return Array.from({length: count}, () => unit);
  });
}

/** For each of `length` places the number of the stretch it belongs to. */
function spread(lengths: readonly number[], length: number): Int32Array {
  const places = new Int32Array(length);
  let at = 0;
  lengths.forEach((count, index) => {
    places.fill(index, at, at + count);
    at += count;
  });
  return places;
}

function starts(lengths: readonly number[]): number[] {
  let at = 0;
  return lengths.map((count) => (at += count) - count);
}
