/** Names of the blog, as its list, its feeds and its metadata show them. */
export const blog = {
  title: 'Blog',
  description: 'Notes for those who build on Babylon and run its nodes.',
} as const;
