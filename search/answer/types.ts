import type {Passage} from '../engine/passages';

/** A query for hits: which are wanted, and what is shown of them. */
export type HitsQuery = {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** All must hold; of a list, one entry: `['language:en', ['docusaurus_tag:a', …]]`. */
  readonly facetFilters: readonly (string | readonly string[])[];
  /** Words of a snippet. */
  readonly words: number;
  /** Whether a heading comes with the first sentence of its section. */
  readonly excerpts: boolean;
  /** Whether the best hits are put in order by their texts, which costs reading them. */
  readonly reranks: boolean;
};

/** A part of a text: escaped, with `<mark>` around what was asked for. */
export type Snippet = {readonly value: string};

/** A hit, with the names that the hosted service's records and answers have. */
export type SearchHit = {
  readonly objectID: string;
  /** The level of the heading that was found, as `lvl2`, or `content`. */
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: {readonly [level: string]: string | null};
  readonly excerpt?: string | null;
  readonly _snippetResult: {
    readonly content?: Snippet;
    readonly hierarchy: {readonly [level: string]: Snippet};
  };
};

/** The hits of one page of results. */
export type Hits = {
  readonly hits: readonly SearchHit[];
  /** Of all pages. */
  readonly nbHits: number;
  readonly nbPages: number;
};

/** What the engine is asked, and what it answers. */
export type Ask =
  | {readonly type: 'hits'; readonly queries: readonly HitsQuery[]}
  | {readonly type: 'passages'; readonly question: string};

/** In the order of the queries. */
export type Answer = readonly Hits[] | readonly Passage[];
