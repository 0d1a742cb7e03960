import type {Answer, Ask} from '../../search/answer/types';

/** Whatever answers queries inside this browser. */
export type Responder = {
  /**
   * Rejects with `IndexUnavailable` when the index cannot be had, or this can answer no more; with
   * another error when the engine has a fault.
   */
  readonly ask: (ask: Ask) => Promise<Answer>;
  /** Fetches what every query needs, and what this one does. */
  readonly warmUp: (query?: string) => void;
  /** Resolves once this can answer no more; absent where that never happens. Never rejects. */
  readonly over?: Promise<unknown>;
};
