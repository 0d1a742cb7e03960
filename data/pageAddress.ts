/**
 * Address of a document below `docs/`, from its slug or else from its file, as the framework gives
 * it: a file named as its folder, or `index`, stands for the folder.
 *
 * @param file path from the project's root, with slashes, such as `docs/stakers/stakers.mdx`
 */
export function pageAddress(file: string, slug: unknown): string {
  if (typeof slug === 'string') return slug;
  const [, ...rest] = file.replace(/\.mdx?$/, '').split('/');
  const last = rest.at(-1);
  const parts = last === 'index' || last === rest.at(-2) ? rest.slice(0, -1) : rest;
  return `/${parts.join('/')}/`;
}
