import type {HitsQuery} from '../../search/answer/types';

/**
 * Whoever answers queries: the engine in this browser, or the hosted service. What comes from a
 * service is checked by who asked.
 */
export type Searcher = {
  /** The answers to these queries, in their order. */
  readonly find: (queries: readonly HitsQuery[]) => Promise<readonly unknown[]>;
  /** The passages that answer a question. */
  readonly passages: (question: string) => Promise<unknown>;
  /** Fetches what the first query needs, and what this one does; it stays in this browser. */
  readonly warmUp: (query?: string) => void;
};
