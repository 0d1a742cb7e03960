/** Settings of the search window and page. */
export type SearchWindowOptions = {
  /**
   * Whether the reader's browser saves recent and favorite searches and the chosen mode. If it is
   * off, nothing is saved, and what was saved before is not shown.
   */
  readonly personalization: boolean;
  /**
   * Whether result views and clicks are reported to the hosted service, with its own client,
   * which this site serves. Only has an effect with `SEARCH_MODE=hosted`.
   */
  readonly insights: boolean;
  /**
   * A service that answers questions: it receives `POST {question}` and returns `{answer}`, which is
   * shown as plain text above the search results. Without a service, a question only gets the search
   * results for its main words.
   */
  readonly answers?: {readonly endpoint: string};
  /** Where readers report a query that should have results. */
  readonly missingResultsUrl: string;
  /** Queries suggested when a search has no results. */
  readonly suggestions: readonly string[];
};

export const searchWindow: SearchWindowOptions = {
  personalization: true,
  insights: false,
  // Repeated from config/site.ts, which reads the build's environment and so can't run in a browser.
  missingResultsUrl: 'https://github.com/babylonlabs-io/babylonlabs.github.io/issues/new',
  suggestions: ['unbonding', 'finality provider', 'slashing'],
};

/** Origins other than the site's own that the CSP must allow for these options. */
export function windowOrigins(options: SearchWindowOptions): string[] {
  const endpoint = options.answers?.endpoint ?? '';
  return [
    ...(URL.canParse(endpoint) ? [new URL(endpoint).origin] : []),
    ...(options.insights ? ['https://insights.algolia.io'] : []),
  ];
}
