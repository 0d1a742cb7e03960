/** The three interfaces that the site documents. */
export type ApiId = 'staking-api' | 'babylon-grpc' | 'comet-bft';

/** Where the pages of one interface stand and what they are called. */
export type ApiPlace = {
  readonly id: ApiId;
  /** Name of the sidebar, and of the instance of the framework's plugin that serves the pages. */
  readonly instance: 'stakingApi' | 'babylonRpc' | 'cometBFT';
  /** Address of the pages, without slashes at its ends. */
  readonly base: string;
  /** Name in menus. */
  readonly label: string;
  /** The page written by hand: its file below `docs/api`, and its last path segment. */
  readonly entry: {readonly file: string; readonly slug: string};
};

/** Every interface by its id, which is also the name of its folder below `api/specs/`. */
export const apis: Readonly<Record<ApiId, ApiPlace>> = {
  'staking-api': {
    id: 'staking-api',
    instance: 'stakingApi',
    base: 'api/staking-api',
    label: 'Staking API',
    entry: {file: 'staking-api.mdx', slug: 'babylon-staking-api'},
  },
  'babylon-grpc': {
    id: 'babylon-grpc',
    instance: 'babylonRpc',
    base: 'api/babylon-gRPC',
    label: 'Babylon gRPC',
    entry: {file: 'babylon-grpc.mdx', slug: 'babylon-grpc-api-docs'},
  },
  'comet-bft': {
    id: 'comet-bft',
    instance: 'cometBFT',
    base: 'api/comet-bft',
    label: 'CometBFT RPC',
    // The address is the original's, name and all.
    entry: {file: 'comet-bft.mdx', slug: 'babylon-grpc-api-docs'},
  },
};

export const apiIds = Object.keys(apis) as ApiId[];
