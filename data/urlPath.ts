/**
 * URL path of a document in `docs/`, from its slug or, without one, from its file name. As in
 * Docusaurus, a file named after its folder, or `index`, gets the path of the folder.
 *
 * @param file path from the project's root, with slashes, such as `docs/stakers/stakers.mdx`
 */
export function urlPath(file: string, slug: unknown): string {
  if (typeof slug === 'string') return slug;
  const [, ...rest] = file.replace(/\.mdx?$/, '').split('/');
  const last = rest.at(-1);
  const segments = last === 'index' || last === rest.at(-2) ? rest.slice(0, -1) : rest;
  return `/${segments.join('/')}/`;
}
