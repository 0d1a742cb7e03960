/** The site's own names and addresses: defined only here. */
export const site = {
  title: 'Babylon Docs',
  tagline: 'Documentation of Bitcoin staking and the Babylon Genesis chain',
  /** Public origin, without a slash at the end: canonical links, feeds and the sitemap use it. */
  url: process.env.SITE_URL ?? 'https://docs.babylonlabs.io',
  /** Folder on the host, with slashes on both sides. */
  baseUrl: process.env.BASE_URL ?? '/',
  /** "Edit this page" opens a file of this tree. */
  editUrl: 'https://github.com/babylonlabs-io/babylonlabs.github.io/tree/main/',
} as const;

/** Places outside this site that the frame links to, each with the name a screen reader says. */
export const external = {
  /** The channel where stakers ask; it opens for members, who join by the invitation. */
  support: 'https://discord.com/channels/1046686458070700112/1257918935848849460',
  community: 'https://discord.com/invite/babylonglobal',
  source: 'https://github.com/babylonlabs-io/',
} as const;
