/** Settings of the search window and page. */
export type SearchWindowOption = {
  /**
   * Whether the reader's browser keeps recent and favorite searches and the chosen mode. When
   * off, nothing is saved, and nothing that was saved is shown.
   */
  readonly personalization: boolean;
  /**
   * Whether what is seen and opened is reported to the hosted service, by its own client, which
   * this site sends. Only has an effect with `SEARCH_MODE=hosted`.
   */
  readonly insights: boolean;
  /**
   * Writes an answer to a question: it gets `POST {question}` and returns `{answer}`, which is shown
   * as plain text above the search results. Without it, a question only gets the search results for
   * its main words.
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

/** Origins that the content policy has to let an option reach, beyond the site itself. */
export function windowOrigins(option: SearchWindowOption): string[] {
  const endpoint = option.answers?.endpoint ?? '';
  return [
    ...(URL.canParse(endpoint) ? [new URL(endpoint).origin] : []),
    ...(option.insights ? ['https://insights.algolia.io'] : []),
  ];
}
