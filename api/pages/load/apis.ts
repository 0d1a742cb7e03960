import type {ApiId} from '../../schema/operation';

/** The path and the names of one API's pages. */
export type ApiConfig = {
  readonly id: ApiId;
  /** Name of the sidebar, and id of the docs plugin instance that serves the pages. */
  readonly instance: 'stakingApi' | 'babylonRpc' | 'cometBFT';
  /** Path of the pages, without leading and trailing slashes. */
  readonly base: string;
  /** Name in menus. */
  readonly label: string;
  /** The handwritten page: its file below `docs/api`, and its last path segment. */
  readonly entry: {readonly file: string; readonly slug: string};
};

/** Every API by id, which is also the name of its folder in `api/specs/`. */
export const apis: Readonly<Record<ApiId, ApiConfig>> = {
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
    // The original site uses this path, although it is misleading.
    entry: {file: 'comet-bft.mdx', slug: 'babylon-grpc-api-docs'},
  },
};

export const apiIds = Object.keys(apis) as ApiId[];
