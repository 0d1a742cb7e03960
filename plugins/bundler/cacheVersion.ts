import {hashFiles} from '../../finish/cache/hashFiles';
import type {PageModel} from '../../finish/pages/PageModel';

/**
 * Everything that can change a page besides its own document, which the bundler watches: the code that
 * compiles it, the data that it shows, and the posts that the home page lists.
 */
const SOURCES = [
  ...['api', 'blog', 'config', 'data', 'examples', 'figures', 'markdown', 'plugins', 'search'],
  ...['sidebars', 'src', 'docusaurus.config.ts', 'package-lock.json'],
];

/**
 * Version of the bundler's cache. A cache with a different version isn't used, so a changed plugin
 * can't leave pages stale.
 *
 * @param siteDir folder of the project
 * @param settings of the build, such as its configuration and its date
 * @param pages all pages: a compiled link contains the address that the linked page had
 */
export function cacheVersion(
  siteDir: string,
  settings: unknown,
  pages: readonly Pick<PageModel, 'source' | 'address'>[],
): string {
  const addresses = pages.map(({source, address}) => [source, address]);
  return hashFiles(siteDir, SOURCES, JSON.stringify([settings, addresses]));
}
