/** A permanent redirect between two paths of this site. */
export type Redirect = {
  /** The old path, with slashes on both sides. */
  readonly from: `/${string}/`;
  /** The page that answers now; it may end in an anchor. */
  readonly to: `/${string}`;
};

/**
 * Old addresses that still answer. The site's server and nginx send them as 301 with the query
 * kept; hosts without rules get the framework's redirect pages.
 */
export const redirects = [
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

/** The same list in the form that `@docusaurus/plugin-client-redirects` reads. */
export function clientRedirects(): {from: string; to: string}[] {
  return redirects.map(({from, to}) => ({from, to}));
}
