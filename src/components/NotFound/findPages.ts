import {redirects} from '@site/config/redirects';
import {nearestPages} from './nearestPages';
import {readSitemap} from './readSitemap';

/**
 * Existing pages near an address that has none. The list of pages is fetched here, from the
 * sitemap, so that no page carries it.
 *
 * @param asked decoded path below the base URL
 * @throws Error when the sitemap cannot be read or names no page
 */
export async function findPages(
  asked: string,
  sitemapUrl: string,
  baseUrl: string,
): Promise<string[]> {
  const reply = await fetch(sitemapUrl);
  if (!reply.ok) throw new Error(`${sitemapUrl} answered ${reply.status}`);
  const pages = readSitemap(await reply.text(), baseUrl);
  // A network that wants a login answers everything with a page of its own.
  if (pages.length === 0) throw new Error(`${sitemapUrl} names no page below ${baseUrl}`);
  return nearestPages(asked, pages, redirects);
}
