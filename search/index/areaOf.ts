/** Names of the site's areas by the first folder of an address. */
const areas: Readonly<Record<string, string>> = {
  guides: 'Guides',
  stakers: 'Stakers',
  operators: 'Operators',
  developers: 'Developers',
  bsns: 'BSNs',
  api: 'API',
  blog: 'Blog',
};

/** The area of an address below the base URL; pages outside every area belong to the site. */
export function areaOf(path: string): string {
  return areas[path.split('/').find(Boolean) ?? ''] ?? 'Documentation';
}
