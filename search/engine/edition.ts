import {
  decodeAscending,
  decodeNumbers,
  decodePostings,
  decodeTerms,
  type PostingList,
} from './coding';
import {
  fileName,
  FORMAT,
  MANIFEST,
  packName,
  shardName,
  startName,
  VOCABULARY,
  VOICES_FILE,
  type Manifest,
  type Pack,
  type PackedPage,
  type PackedUnit,
  type Shard,
  type Start,
  type Vocabulary,
  type Voices,
} from './format';
import {lowerBound, shardOf} from './sortedTerms';
import {IndexUnavailable, type IndexSource} from './source';
import {decodeLength, isWeakVoice} from './voices';

/** Sorted terms with their postings; those of voices with their numbers, or with counts. */
export type Terms = {
  readonly terms: readonly string[];
  list(index: number): PostingList;
  voices(index: number): Int32Array;
  counts(index: number): Int32Array;
};

/** For each voice its unit, and its length as a vector of its words' rarities. */
export type VoiceTable = {
  readonly unitOf: Int32Array;
  /** How many voices each section has. */
  readonly perSection: Int32Array;
  readonly lengths: Float64Array;
  /** The last voice of each voice's unit. */
  readonly lastOf: Int32Array;
};

/** A sentence that answers a voice: the place of its text in the unit, and its offset there. */
export type Spot = {readonly text: number; readonly start: number};

/** Text of one unit with the page it stands on, and its number in the index. */
export type UnitText = {
  readonly page: PackedPage;
  readonly unit: PackedUnit;
  readonly number: number;
};

/** One build of the index: what is known of all units, and the files fetched so far. */
export type Edition = {
  readonly manifest: Manifest;
  /** Units, and behind them the phrases that lead to one. */
  readonly units: number;
  /** The units among them. */
  readonly texts: number;
  /** Page of each unit and phrase. */
  readonly pageOf: Int32Array;
  /** Section of each. */
  readonly sectionOf: Int32Array;
  shard(index: number): Promise<Terms>;
  /** The voices that say a term, in order; for a weak one, counts as the shard has them. */
  voice(term: string): Promise<Int32Array>;
  voices(): Promise<VoiceTable>;
  /** What answers a voice: the unit, and its sentence when one does. */
  answerTo(voice: number): Promise<UnitText & {readonly spot: Spot | undefined}>;
  /** The unit itself, or the one that a phrase leads to. */
  unitOf(unit: number): number;
  /** The text of a unit, or of the one that a phrase leads to. */
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
  const read = <T>(name: string, prepare: (body: Record<string, unknown>) => T): Promise<T> =>
    readFile(source, fileName(name, manifest.build), manifest.build, prepare);
  const shards = keep((index) => read(shardName(index), prepareShard));
  const packs = keep(
    (index) => read(packName(index), (body) => preparePack(body, packStart[index] ?? 0)),
    PACKS_KEPT,
  );
  const started = new Map<number, UnitText>();
  const startFiles = keep((code) =>
    read(startName(String.fromCharCode(code)), (body) =>
      prepareStart(body).forEach((text) => started.set(text.number, text)),
    ),
  );
  const vocabulary = keep(() =>
    read(VOCABULARY, (body) => decodeTerms((body as unknown as Vocabulary).terms)),
  );
  const sections = spread([...manifest.sections].map(Number), units);
  const voices = keep(() => read(VOICES_FILE, (body) => prepareVoices(body, sections)));
  const unitOf = (found: number): number => targets[found - units] ?? found;
  const unit = async (found: number): Promise<UnitText> => {
    const own = unitOf(found);
    const known = started.get(own);
    if (known) return known;
    const pack = packOf[own] ?? 0;
    const text = (await packs(pack))[own - (packStart[pack] ?? 0)];
    if (!text) throw new IndexUnavailable(`[search] ${packName(pack)} lacks unit ${own}.`);
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
    async voice(term) {
      const shard = await shards(shardOf(manifest.shards, term));
      const at = lowerBound(shard.terms, term);
      if (shard.terms[at] !== term) return new Int32Array(0);
      return isWeakVoice(term) ? shard.counts(at) : shard.voices(at);
    },
    voices: () => voices(0),
    async answerTo(voice) {
      const {unitOf, lastOf} = await voices(0);
      const text = await unit(unitOf[voice] ?? 0);
      return {...text, spot: spotOf(text.unit, (lastOf[voice] ?? 0) - voice)};
    },
    vocabulary: () => vocabulary(0),
    unitOf,
    unit,
    async prepareStart(query) {
      if (query.length !== 1 || !manifest.starts.includes(query)) return;
      await startFiles(query.charCodeAt(0)).catch(() => undefined);
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
  build: string,
  prepare: (body: Record<string, unknown>) => T,
): Promise<T> {
  const attempt = async (fresh: boolean) => {
    const body = parse<Record<string, unknown>>(await source.file(path, fresh), path);
    if (body.build !== build) {
      throw new IndexUnavailable(`[search] ${path} is of another build than the manifest.`);
    }
    return prepare(body);
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
  const decodedOnce = <T>(decode: (text: string) => T) => {
    const decoded = new Map<number, T>();
    return (index: number): T => {
      const known = decoded.get(index) ?? decode(lists[index] ?? '');
      decoded.set(index, known);
      return known;
    };
  };
  return {
    terms: all,
    list: decodedOnce(decodePostings),
    voices: decodedOnce(decodeAscending),
    counts: decodedOnce(decodeNumbers),
  };
}

function prepareVoices(body: Record<string, unknown>, sectionOf: Int32Array): VoiceTable {
  const {units, lengths} = body as unknown as Voices;
  const known = Float64Array.from(decodeNumbers(lengths), decodeLength);
  const counts = [...decodeNumbers(units)];
  const unitOf = spread(counts, known.length);
  const ends = starts(counts).map((start, unit) => start + (counts[unit] ?? 0));
  const perSection = new Int32Array((sectionOf.at(-1) ?? 0) + 1);
  counts.forEach((count, unit) => {
    const section = sectionOf[unit] ?? 0;
    perSection[section] = (perSection[section] ?? 0) + count;
  });
  const lastOf = unitOf.map((unit) => (ends[unit] ?? 0) - 1);
  return {unitOf, perSection, lengths: known, lastOf};
}

/** The sentence that answers a voice, by how many voices of the unit come after it. */
function spotOf({answers = []}: PackedUnit, after: number): Spot | undefined {
  let left = after;
  for (let index = answers.length - 1; index >= 0; index -= 1) {
    const [text = 0, start = 0, voices = 0] = answers[index] ?? [];
    if (left < voices) return {text, start};
    left -= voices;
  }
  return undefined;
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

/** The unit that each phrase leads to. */
function targetsOf({phrases}: Manifest): number[] {
  let unit = -1;
  return phrases.flatMap(([skipped, count]) => {
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
