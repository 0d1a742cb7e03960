import type {ProtocolAnswer, ProtocolRequest} from '../../search/protocol/types';

/** Whatever answers requests of the protocol inside this browser. */
export type Responder = {
  /** Rejects only when this can answer no more; what is wrong with a request is an answer. */
  readonly ask: (request: ProtocolRequest) => Promise<ProtocolAnswer>;
  /** Fetches what every query needs, and what this one does. */
  readonly warmUp: (query?: string) => void;
  /** Resolves once this can answer no more; absent where that never happens. Never rejects. */
  readonly over?: Promise<unknown>;
};
