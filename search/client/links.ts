import type {useHistory} from '@docusaurus/router';
import type {Hit} from '../searcher';

/** The path of a URL on this site; undefined for any other URL, such as a `javascript:` URL. */
export function localPath(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return undefined;
  const {origin: urlOrigin, pathname, search, hash} = new URL(url, origin);
  // With two leading slashes, the path would be a URL of another host.
  return urlOrigin === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/**
 * Drops hits with unsafe URLs, and makes URLs of this site relative. A hosted index may contain URLs of the
 * published site while this is a copy of it, and URLs of other sites.
 *
 * @param origin of this site
 * @param publishedOrigin origin of the published site; undefined in embedded mode, where hits only lead to
 * this site
 */
export function linkableHits(
  hits: readonly Hit[],
  origin: string,
  publishedOrigin: string | undefined,
): Hit[] {
  return hits.flatMap((hit) => {
    const path =
      localPath(hit.url, origin) ??
      (publishedOrigin === undefined ? undefined : localPath(hit.url, publishedOrigin));
    if (path !== undefined) return [{...hit, url: path}];
    if (publishedOrigin === undefined || !URL.canParse(hit.url)) return [];
    const {protocol, href, host} = new URL(hit.url);
    return protocol === 'https:' ? [{...hit, url: href, host}] : [];
  });
}

/** Navigates to a path of this site. Opening the current URL again doesn't add a history entry. */
export function openUrl(history: ReturnType<typeof useHistory>, url: string): void {
  const {pathname, search, hash} = history.location;
  if (pathname + search + hash === url) history.replace(url);
  else history.push(url);
}

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens a tab or a window or starts a download, so this page stays open. */
export function opensNewTab({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
