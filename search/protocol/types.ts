import type {Passage} from '../engine/passages';

/** The protocol sends passages as the engine finds them. */
export type {Passage};

/** One search of a `POST /1/indexes/*\/queries`, as the DocSearch window sends it. */
export type SearchRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  /** Names with the number of words to show: `content:10`. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics: boolean;
  /** Whether the best hits are put in order by their texts, which costs reading them. */
  readonly enableReRanking: boolean;
  /** All lists must hold; of a list, one entry: `[['language:en'], ['docusaurus_tag:a', …]]`. */
  readonly facetFilters: readonly (readonly string[])[];
};

/** A text with the query marked; everything but the marks is escaped. */
export type Highlight = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
};

export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

/** Values by attribute; those of the hierarchy stand in one of their own. */
export type Marked<T> = {hierarchy?: {[level: string]: T}; [attribute: string]: unknown};

/** A hit: those attributes of its record that were asked for, and its texts with the query marked. */
export type SearchHit = {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
  readonly _highlightResult: Marked<Highlight>;
  readonly _snippetResult: Marked<Snippet>;
};

export type SearchResult = {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveTypo: boolean;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly queryID?: string;
  readonly processingTimeMS: number;
};

export type PassagesResult = {readonly question: string; readonly passages: readonly Passage[]};

/** The body of every answer that is not 200. */
export type ErrorBody = {readonly message: string; readonly status: number};

/** A request of the protocol, whatever carried it. */
export type ProtocolRequest = {
  readonly method: string;
  /** Path without host and query, such as `/1/indexes/*\/queries`. */
  readonly path: string;
  readonly body: string;
};

export type ProtocolAnswer = {readonly status: number; readonly body: string};
