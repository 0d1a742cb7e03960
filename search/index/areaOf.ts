/** Names of the site's areas, by the first segment of a path. */
const AREAS: Readonly<Record<string, string>> = {
  guides: 'Guides',
  stakers: 'Stakers',
  operators: 'Operators',
  developers: 'Developers',
  bsns: 'BSNs',
  api: 'API',
  blog: 'Blog',
};

/** The area of a path below the base URL. Pages outside all areas are in "Documentation". */
export function areaOf(path: string): string {
  return AREAS[path.split('/').find(Boolean) ?? ''] ?? 'Documentation';
}
