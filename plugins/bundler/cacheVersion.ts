import {hashFiles} from '../../finish/cache/hashFiles';
import type {PageModel} from '../../finish/pages/PageModel';

/**
 * All that can change a page apart from its own document, which the bundler watches: the code that
 * compiles it, the data that it shows, and the posts that the home page lists.
 */
const SOURCES = [
  ...['api', 'blog', 'config', 'data', 'examples', 'figures', 'markdown', 'plugins', 'search'],
  ...['sidebars', 'src', 'docusaurus.config.ts', 'package-lock.json'],
];

/**
 * Version of the bundler's cache. A cache with another version isn't used, so a changed plugin can't
 * leave pages as they were.
 *
 * @param siteDir folder of the project
 * @param settings what the build was told, such as its configuration and its day
 * @param pages a link from one document to another holds the address that the other had
 */
export function cacheVersion(
  siteDir: string,
  settings: unknown,
  pages: readonly Pick<PageModel, 'source' | 'address'>[],
): string {
  const addresses = pages.map(({source, address}) => [source, address]);
  return hashFiles(siteDir, SOURCES, JSON.stringify([settings, addresses]));
}
