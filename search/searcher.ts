/** A range of a text, as offsets in UTF-16 code units; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** Plain text with the ranges that match the query. */
export type HighlightedText = {readonly text: string; readonly ranges: readonly Range[]};

/** Types of hits: a heading of level 1 (the page's title) to 6, or text. */
export const HIT_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

export type HitType = (typeof HIT_TYPES)[number];

/** Heading levels: the area, the page, then headings from `h2` to `h6`. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** Headings by level, from the site's area (`lvl0`) down to the deepest one above the hit. */
export type Hierarchy = {readonly [level: string]: string | null | undefined};

/** A heading or text that matches a query. The fields have the names that the hosted service uses. */
export type Hit = {
  readonly objectID: string;
  readonly type: HitType;
  /** Path with anchor, or an absolute URL if the page is on another site. */
  readonly url: string;
  /** Host of the other site; absent for this site. */
  readonly host?: string;
  readonly hierarchy: Hierarchy;
  /** The deepest heading. */
  readonly heading: HighlightedText;
  /** Excerpt of the matching text, or of the first text below the heading. */
  readonly snippet?: HighlightedText;
};

export type SearchRequest = {
  readonly query: string;
  /** Page of results, from 1. */
  readonly page: number;
  /** Maximum length of a snippet, in words. */
  readonly snippetWords: number;
};

/** One page of results. */
export type SearchResults = {
  readonly query: string;
  /** Page number, from 1; the last page if the requested page is past the end. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
  readonly hits: readonly Hit[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** ID that the hosted service gives this response; absent unless clicks are reported. */
  readonly queryID?: string;
};

/** Answers queries, from the index in the browser or with the hosted service. */
export type Searcher = {
  /**
   * @throws IndexUnavailable if the index, or a part that the query needs, can't be fetched; in hosted
   * mode, the errors of the service's client
   */
  readonly search: (request: SearchRequest) => Promise<SearchResults>;
  /** Fetches the data that every query needs. A failure is reported by the first query. */
  readonly warmUp: () => void;
};

/** Maximum number of hits on one page of results. */
export const PAGE_SIZE = 20;

/** Characters that reverse the direction of text: marks, embeddings, overrides and isolates. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes the characters that reverse the direction of text: they can make one word look like another. */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}

/** Creates a hierarchy that has every level. */
export function hierarchyOf(
  headingAt: (level: Level, depth: number) => string | null,
): Record<Level, string | null> {
  return Object.fromEntries(
    LEVELS.map((level, depth) => [level, headingAt(level, depth)]),
  ) as Record<Level, string | null>;
}

/** The deepest heading, and those above it from the site's area down. */
export function headingsOf(hierarchy: Hierarchy): {title: string; path: string[]} {
  const headings = LEVELS.flatMap((level) => hierarchy[level] || []);
  return {title: headings.at(-1) ?? '', path: headings.slice(0, -1)};
}
