/** Names and addresses of the site. */
export const site = {
  title: 'Babylon Docs',
  tagline: 'Documentation of Bitcoin staking and the Babylon Genesis chain',
  /** Public origin without a trailing slash, for canonical links, feeds and the sitemap. */
  url: process.env.SITE_URL ?? 'https://docs.babylonlabs.io',
  /** Path of the site on its host, with a leading and a trailing slash. */
  baseUrl: process.env.BASE_URL ?? '/',
  /** Folder of the source files, for "Edit this page". */
  editUrl: 'https://github.com/babylonlabs-io/babylonlabs.github.io/tree/main/',
} as const;

/** External links in the navigation bar. */
export const external = {
  /** The support channel for stakers. Only members of the server see it; `community` invites them. */
  support: 'https://discord.com/channels/1046686458070700112/1257918935848849460',
  community: 'https://discord.com/invite/babylonglobal',
  source: 'https://github.com/babylonlabs-io/',
} as const;
