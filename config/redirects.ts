/** A permanent redirect between two paths of this site. */
export type Redirect = {
  /** The old path, with a leading and a trailing slash. */
  readonly from: `/${string}/`;
  /** The page that replaced it, perhaps with an anchor. */
  readonly to: `/${string}`;
};

/** Addresses that moved. For hosts without redirect rules, the framework writes redirect pages. */
const moved = [
  {from: '/guides/baby_stakers/baby_staking_tools/', to: '/stakers/baby_stakers/'},
  {from: '/guides/', to: '/guides/overview/'},
  {
    from: '/blog/2025/06/02/2025-welcome.mdx/06-02-2025-welcome/',
    to: '/blog/2025/06/02/welcome/',
  },
  {from: '/api/babylon-gRPC/changelog/', to: '/api/babylon-gRPC/babylon-grpc-api-docs/'},
  {from: '/api/comet-bft/changelog/', to: '/api/comet-bft/babylon-grpc-api-docs/'},
  {from: '/api/staking-api/changelog/', to: '/api/staking-api/babylon-staking-api/'},
] as const satisfies readonly Redirect[];

/**
 * Addresses of earlier sites that public repositories still link to. They have no redirect pages,
 * because each would add an inline script to the CSP. Hosts without redirect rules show the
 * 404 page, which suggests the new page.
 */
const earlierSites = [
  {from: '/docs/introduction/babylon-overview/', to: '/guides/overview/'},
  {from: '/docs/introduction/overview/', to: '/guides/overview/'},
  {from: '/docs/user-guides/overview/', to: '/guides/overview/'},
  {from: '/docs/installation/', to: '/operators/babylon_node/installation_guide/'},
  {from: '/docs/developer-guides/grpcrestapi/', to: '/api/babylon-gRPC/babylon-grpc-api-docs/'},
  {
    from: '/docs/developer-guides/modules/checkpointing/',
    to: '/guides/architecture/babylon_genesis_modules/checkpointing/',
  },
  {
    from: '/docs/developer-guides/modules/epoching/',
    to: '/guides/architecture/babylon_genesis_modules/epoching/',
  },
  {from: '/docs/testnet/network-information/', to: '/guides/networks/phase-2/testnet/'},
  {
    from: '/docs/user-guides/btc-staking-testnet/become-btc-staker/',
    to: '/stakers/btc_stakers/native_staking/staking_via_cli/',
  },
  {
    from: '/docs/user-guides/btc-staking-testnet/getting-funds/',
    to: '/developers/babylon_genesis_chain/baby_faucets/',
  },
  {
    from: '/docs/user-guides/btc-timestamping-testnet/getting-funds/',
    to: '/developers/babylon_genesis_chain/baby_faucets/',
  },
  {
    from: '/docs/user-guides/bitcoin-staking-phase1/backend-deployment/global-params/',
    to: '/guides/networks/phase-1/mainnet/global_parameters/',
  },
  {
    from: '/docs/user-guides/bitcoin-staking-phase1/backend-deployment/infra/bitcoind/',
    to: '/developers/staking_backend/',
  },
  {
    from: '/docs/user-guides/bitcoin-staking-phase1/backend-deployment/infra/mongodb/',
    to: '/developers/staking_backend/',
  },
  {from: '/docs/allowed-list-cap-1/', to: '/guides/overview/phases_of_the_launch/phase-1/'},
  {
    from: '/babylon-genesis/babylon-genesis-staking/fast-unbonding/',
    to: '/stakers/baby_stakers/staking_mechanism/',
  },
  {
    from: '/developers/babylon_genesis_chain/dapps/simple_staking_dapp/',
    to: '/developers/dapps/simple_staking_dapp/',
  },
  {from: '/guides/btc-staking/', to: '/guides/overview/bitcoin_staking/'},
  {
    from: '/guides/overview/babylon_genesis/architecture/vigilantes/monitor/',
    to: '/guides/architecture/vigilantes/monitor/',
  },
  {
    from: '/assets/files/btc_staking_litepaper-32bfea0c243773f0bfac63e148387aef.pdf/',
    to: '/guides/research/btc_staking_litepaper/',
  },
  {
    from: '/assets/files/api-access-license.pdf/',
    to: '/api/staking-api/babylon-staking-api/',
  },
] as const satisfies readonly Redirect[];

/** Old addresses that the site's server and nginx redirect with status 301, keeping the query. */
export const redirects: readonly Redirect[] = [...moved, ...earlierSites];

/** The redirects that have pages, as options of `@docusaurus/plugin-client-redirects`. */
export function clientRedirects(): {from: string; to: string}[] {
  return moved.map(({from, to}) => ({from, to}));
}
