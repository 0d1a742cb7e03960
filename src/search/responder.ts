import type {ProtocolAnswer, ProtocolRequest} from '../../search/protocol/types';

/** Whatever answers requests of the protocol inside this browser. */
export type Responder = {
  readonly ask: (request: ProtocolRequest) => Promise<ProtocolAnswer>;
  /** Fetches what every query needs, and what this one does. */
  readonly warmUp: (query?: string) => void;
};
