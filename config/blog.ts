/** Title and description of the blog, for its list, its feeds and its metadata. */
export const blog = {
  title: 'Blog',
  description: 'Notes for those who build on Babylon and run its nodes.',
} as const;
