/** An address that pages may ask: public ones over TLS, and the reader's own machine. */
export type NodeOrigin =
  `https://${string}` | `http://localhost:${number}` | `http://127.0.0.1:${number}`;

/**
 * Nodes that pages may ask from the reader's browser. One list for the whole site, because a
 * page reached by navigation keeps the policy of the page that was loaded first. It equals the
 * servers of the documents in `api/specs/`: config/nodes.test.ts compares.
 */
export const nodes: readonly NodeOrigin[] = [
  // The chain's gateway.
  'https://babylon-api.polkachu.com',
  'https://babylon-archive-api.polkachu.com',
  'https://babylon-testnet-api.polkachu.com',
  'http://localhost:1317',
  'http://127.0.0.1:1317',
  // CometBFT.
  'https://babylon-rpc.polkachu.com',
  'https://babylon-archive-rpc.polkachu.com',
  'https://babylon-testnet-rpc.polkachu.com',
  'http://localhost:26657',
  'http://127.0.0.1:26657',
  // The staking API; its sample configuration listens on 8092.
  'https://staking-api.babylonlabs.io',
  'https://staking-api.testnet.babylonlabs.io',
  'http://localhost:8092',
  'http://127.0.0.1:8092',
];
