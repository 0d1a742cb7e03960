/** A stretch of a text, as offsets in UTF-16 units; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** A plain text with the stretches that match the query. */
export type MarkedText = {readonly text: string; readonly ranges: readonly Range[]};

/** Kind of a hit: a heading of level 1 (the page's title) to 6, or a text. */
export const HIT_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

export type HitType = (typeof HIT_TYPES)[number];

/** Heading levels: the area, the page, then headings from `h2` to `h6`. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Headings by level, from the site's area (`lvl0`) down to the deepest one above the hit. */
export type Hierarchy = {readonly [level: string]: string | null | undefined};

/** A place on the site that answers a query. The attributes have the names of the hosted service. */
export type Hit = {
  readonly objectID: string;
  readonly type: HitType;
  /** Path with anchor, or an absolute URL if the page is on another site. */
  readonly url: string;
  /** Name of the other site; absent on this one. */
  readonly host?: string;
  readonly hierarchy: Hierarchy;
  /** The deepest heading. */
  readonly heading: MarkedText;
  /** A few words of the text: of the one that matches, or of the first one below the heading. */
  readonly snippet?: MarkedText;
};

export type SearchRequest = {
  readonly query: string;
  /** Page of results, from 1. */
  readonly page: number;
  /** Longest snippet, in words. */
  readonly snippetWords: number;
};

/** One page of results. */
export type SearchResults = {
  readonly query: string;
  /** From 1; the last page if the requested one is beyond it. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
  readonly hits: readonly Hit[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** The hosted service's name for this answer, where clicks are reported. */
  readonly queryID?: string;
};

/** Answers queries: the index in this browser, or the hosted service. */
export type Searcher = {
  /**
   * @throws IndexUnavailable when the index, or a part the query needs, can't be fetched; the errors
   * of the hosted service's client in hosted mode
   */
  readonly search: (request: SearchRequest) => Promise<SearchResults>;
  /** Fetches what every query needs. A failure is reported by the first query. */
  readonly warmUp: () => void;
};

/** Hits on one page of results. */
export const PAGE_SIZE = 20;

/** Characters that reverse the direction of text: marks, embeddings, overrides and isolates. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text without characters that reverse its direction, which make words read as other words. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}

/** A hierarchy with every level. */
export function hierarchyOf(
  headingAt: (level: Level, depth: number) => string | null,
): Record<Level, string | null> {
  return Object.fromEntries(
    LEVELS.map((level, depth) => [level, headingAt(level, depth)]),
  ) as Record<Level, string | null>;
}

/** The deepest heading, and those above it from the site's area down. */
export function headingsOf(hierarchy: Hierarchy): {title: string; path: string[]} {
  const all = LEVELS.flatMap((level) => hierarchy[level] || []);
  return {title: all.at(-1) ?? '', path: all.slice(0, -1)};
}
