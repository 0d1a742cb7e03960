import {redirects} from '@site/config/redirects';
import {nearestPages, type Near} from './nearestPages';

/** A page that may be meant, as the reader sees it. */
export type Suggestion = Near & {readonly title: string};

/**
 * Existing pages near an address that has none. The list of pages is fetched from the one that
 * the build writes, so that no page carries it.
 *
 * @param asked decoded path below the base URL
 * @throws Error when the list cannot be read
 */
export async function findPages(
  asked: string,
  listUrl: string,
  baseUrl: string,
): Promise<Suggestion[]> {
  const reply = await fetch(listUrl);
  if (!reply.ok) throw new Error(`${listUrl} answered ${reply.status}`);
  // A network that wants a login answers everything with a page of its own, which isn't JSON.
  const titles = (await reply.json()) as Record<string, string>;
  const pages = new Map(
    Object.entries(titles).map(([address, title]) => [address.slice(baseUrl.length - 1), title]),
  );
  return nearestPages(asked, [...pages.keys()], redirects).map((near) => ({
    ...near,
    title: pages.get(near.path.replace(/#.*/, '')) ?? near.path,
  }));
}
