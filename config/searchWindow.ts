/** What the search window and page do beyond answering queries. */
export type SearchWindowOption = {
  /**
   * Whether the reader's browser keeps recent and favorite searches and the chosen mode. When
   * off, nothing is saved, and nothing that was saved is shown.
   */
  readonly personalization: boolean;
  /**
   * Whether clicks are reported to the hosted service. Its script comes from a public CDN, which
   * the content policy has to allow then. Works with `SEARCH_MODE=hosted` only.
   */
  readonly insights: boolean;
  /**
   * Writes an answer to a question. It gets `POST {question, passages}` and returns `{answer}`,
   * which is shown as plain text above the passages. Without it, the passages are the answer. An
   * endpoint on another origin has to stand in the content policy (config/headers.ts).
   */
  readonly answers?: {readonly endpoint: string};
  /** Where a reader reports a query that should have results. */
  readonly missingResultsUrl: string;
  /** Offered when nothing in a query leads anywhere. */
  readonly suggestions: readonly string[];
};

export const searchWindow: SearchWindowOption = {
  personalization: true,
  insights: false,
  // Written out: this file reaches the browser, config/site.ts reads the build's environment.
  missingResultsUrl: 'https://github.com/babylonlabs-io/babylonlabs.github.io/issues/new',
  suggestions: ['unbonding', 'finality provider', 'slashing'],
};
