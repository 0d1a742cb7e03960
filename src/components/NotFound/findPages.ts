import {redirects} from '@site/config/redirects';
import {nearestPages, type Near} from './nearestPages';
import {readPageList} from './readPageList';

/** A page that may be meant, as the reader sees it. */
export type Suggestion = Near & {readonly title: string};

/**
 * Existing pages near an address that has none. The list of pages is fetched here, from the one that
 * the site has for machines, so that no page carries it.
 *
 * @param asked decoded path below the base URL
 * @throws Error when the list cannot be read or names no page
 */
export async function findPages(
  asked: string,
  listUrl: string,
  baseUrl: string,
): Promise<Suggestion[]> {
  const reply = await fetch(listUrl);
  if (!reply.ok) throw new Error(`${listUrl} answered ${reply.status}`);
  const pages = readPageList(await reply.text(), baseUrl);
  // A network that wants a login answers everything with a page of its own.
  if (pages.size === 0) throw new Error(`${listUrl} names no page below ${baseUrl}`);
  return nearestPages(asked, [...pages.keys()], redirects).map((near) => ({
    ...near,
    title: pages.get(near.path.replace(/#.*/, '')) ?? near.path,
  }));
}
