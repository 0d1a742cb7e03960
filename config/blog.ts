/** Title and description of the blog, for its list, its feeds and its metadata. */
export const blog = {
  title: 'Blog',
  description: 'Notes for developers who build on Babylon and operators who run its nodes.',
} as const;
