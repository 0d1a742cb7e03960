import {choose, isHeading, type Choice} from './choose';
import {openEdition, type Edition, type UnitText} from './edition';
import type {Facets} from './format';
import {matcherOf, type Matcher} from './matcher';
import {intentOf, parseQuery} from './parseQuery';
import {rarityOf} from './rarity';
import {resolve} from './resolve';
import {scoreUnits, TUNING, type Candidate} from './score';
import {IndexUnavailable, type IndexSource} from './source';

/** What an engine is asked: the text, and which of the sections that answer it are wanted. */
export type EngineQuery = {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Whether a page of the site may be shown. */
  readonly accepts?: (facets: Facets) => boolean;
  /** Whether the last word may be unfinished; true unless said. */
  readonly prefixLast?: boolean;
  /**
   * Whether the texts of the best sections are read to put those first in which the words stand
   * together; true unless said. Without, only texts that are shown are read.
   */
  readonly reranks?: boolean;
};

/** A section that answers, with its text. */
export type EngineHit = UnitText & {
  readonly choice: Choice;
  readonly score: number;
  readonly coverage: number;
  readonly facets: Facets;
  readonly rank: number;
};

export type EngineResult = {
  readonly hits: readonly EngineHit[];
  /** Sections that answer, on all pages of results. */
  readonly count: number;
  readonly matcher: Matcher;
  /** How much each word of the query says, 0 for a weak one. */
  readonly rarities: readonly number[];
};

/** Answers queries from an index. */
export type Engine = {
  /** @throws IndexUnavailable when a file that the query needs cannot be had. */
  search(query: EngineQuery): Promise<EngineResult>;
  /** Fetches what every query needs, and what this one does, if one is given. @throws IndexUnavailable */
  warmUp(query?: EngineQuery): Promise<void>;
};

/** Hits of the first page are chosen from so many candidates. */
const RERANKED = 20;

/** In one or two letters nothing stands together, so only what is shown is read. */
const SHORTEST_RERANKED = 3;

/**
 * Opens an index. Nothing is fetched before the first query. After a new build has replaced the
 * files, the manifest is asked for once more, and the query is answered from the new build.
 */
export function openEngine(source: IndexSource): Engine {
  let opened: Promise<Edition> | undefined;
  const edition = (): Promise<Edition> => {
    const opening = (opened ??= openEdition(source, false));
    opening.catch(() => {
      if (opened === opening) opened = undefined;
    });
    return opening;
  };
  /** The edition that has replaced `old`, or undefined when there is no other. */
  const renew = async (old: Edition): Promise<Edition | undefined> => {
    const current = await edition();
    if (current !== old) return current;
    const next = await openEdition(source, true);
    if (next.manifest.build === old.manifest.build) return undefined;
    opened = Promise.resolve(next);
    return next;
  };
  return {
    async search(query) {
      const current = await edition();
      try {
        return await searchEdition(current, query);
      } catch (error) {
        if (!(error instanceof IndexUnavailable)) throw error;
        const next = await renew(current);
        if (!next) throw error;
        return searchEdition(next, query);
      }
    },
    async warmUp(query) {
      const current = await edition();
      if (query) await searchEdition(current, query);
    },
  };
}

async function searchEdition(edition: Edition, query: EngineQuery): Promise<EngineResult> {
  const words = parseQuery(query.query, query.prefixLast);
  const text = normal(query.query);
  const [slots] = await Promise.all([resolve(edition, words), edition.prepareStart(text)]);
  const matcher = matcherOf(words, slots);
  const {pages, facets} = edition.manifest;
  const facetsOf = (page: number): Facets => facets[pages[page]?.[2] ?? 0] ?? NO_FACETS;
  const accepted = facets.map((known) => query.accepts?.(known) ?? true);
  const acceptsOthers = query.accepts?.(NO_FACETS) ?? true;
  const accepts = (page: number) => accepted[pages[page]?.[2] ?? 0] ?? acceptsOthers;
  const from = query.page * query.hitsPerPage;
  const isReranked = (query.reranks ?? true) && text.length >= SHORTEST_RERANKED;
  const reranked = isReranked ? RERANKED : 0;
  const wanted = Math.max(reranked, from + query.hitsPerPage);
  const {candidates, count} = scoreUnits(edition, slots, {
    accepts,
    wanted,
    words: words.length,
    intent: intentOf(query.query),
  });
  const hit = async (candidate: Candidate): Promise<EngineHit> => {
    const found = await edition.unit(candidate.unit);
    const page = edition.pageOf[candidate.unit] ?? 0;
    const choice = choose(found, matcher, text);
    return {
      ...found,
      choice,
      coverage: candidate.coverage,
      score:
        candidate.score *
        (1 + TUNING.closeness * choice.closeness) *
        (isHeading(found, matcher) ? TUNING.verbatim : 1),
      facets: facetsOf(page),
      rank: pages[page]?.[1] ?? 0,
    };
  };
  const isFirst = from < reranked;
  const taken = isFirst
    ? candidates.slice(0, wanted)
    : candidates.slice(from, from + query.hitsPerPage);
  const hits = await Promise.all(taken.map(hit));
  const head = isFirst ? sorted(hits.slice(0, reranked)) : [];
  const all = [...head, ...hits.slice(head.length)];
  const shown = isFirst ? all.slice(from, from + query.hitsPerPage) : all;
  const rarities = words.map((word) => {
    const slot = slots.find((candidate) => candidate.word === word);
    return slot ? rarityOf(slot.alternatives, edition.units) : 0;
  });
  return {hits: shown, count, matcher, rarities};
}

const NO_FACETS: Facets = {language: 'en', docusaurus_tag: 'default', version: 'current'};

function sorted(hits: readonly EngineHit[]): EngineHit[] {
  return [...hits].sort((a, b) => b.score - a.score);
}

function normal(query: string): string {
  return query.replace(/\s+/g, ' ').trim().toLowerCase();
}
