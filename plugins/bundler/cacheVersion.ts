import {hashFiles} from '../../finish/cache/hashFiles';
import type {PageModel} from '../../finish/pages/PageModel';

/**
 * Files that can change a page: the code that compiles it, the data that it shows, and the posts that
 * the home page lists. The page's own document isn't included, because the bundler watches it.
 */
const SOURCES = [
  ...['api', 'blog', 'config', 'data', 'examples', 'figures', 'markdown', 'plugins', 'search'],
  ...['sidebars', 'src', 'docusaurus.config.ts', 'package-lock.json'],
];

/**
 * Version of the bundler's cache. A cache with a different version isn't used, so a changed plugin
 * can't leave pages stale.
 *
 * @param siteDir root folder of the project
 * @param settings build settings, such as the configuration and the date
 * @param pages all pages, because a compiled link contains the address of its target
 */
export function cacheVersion(
  siteDir: string,
  settings: unknown,
  pages: readonly Pick<PageModel, 'source' | 'address'>[],
): string {
  const addresses = pages.map(({source, address}) => [source, address]);
  return hashFiles(siteDir, SOURCES, JSON.stringify([settings, addresses]));
}
