/** An origin that pages may query: a public one over TLS, or the reader's own machine. */
export type NodeOrigin =
  `https://${string}` | `http://localhost:${number}` | `http://127.0.0.1:${number}`;

/**
 * Nodes that pages may query from the reader's browser. There is one list for the whole site, because
 * after a navigation, the CSP of the first page still applies. config/nodes.test.ts checks that it
 * matches the servers listed in the documents in `api/specs/`.
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
