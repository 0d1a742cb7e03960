import type {useHistory} from '@docusaurus/router';
import type {Hit} from '../searcher';

/** The path of a URL on this site; undefined for any other, such as one with a script in it. */
export function localPath(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return undefined;
  const {origin: own, pathname, search, hash} = new URL(url, origin);
  // Two slashes at the start would name another host.
  return own === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/**
 * Hits with URLs that can be followed. The index of a hosted service may come from the published site
 * while this is a copy of it, or from other sites as well.
 *
 * @param origin of this site
 * @param published origin of the published site; undefined in embedded mode, where hits only lead to
 * this site
 */
export function linkableHits(
  hits: readonly Hit[],
  origin: string,
  published: string | undefined,
): Hit[] {
  return hits.flatMap((hit) => {
    const path =
      localPath(hit.url, origin) ??
      (published === undefined ? undefined : localPath(hit.url, published));
    if (path !== undefined) return [{...hit, url: path}];
    if (published === undefined || !URL.canParse(hit.url)) return [];
    const {protocol, href, host} = new URL(hit.url);
    return protocol === 'https:' ? [{...hit, url: href, host}] : [];
  });
}

/** Opens a path of this site. A place that is opened twice takes one step in the history. */
export function openUrl(history: ReturnType<typeof useHistory>, url: string): void {
  const {pathname, search, hash} = history.location;
  if (pathname + search + hash === url) history.replace(url);
  else history.push(url);
}

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link opens a tab, a window or a download, so that this page stays. */
export function opensNewTab({button, altKey, ctrlKey, metaKey, shiftKey}: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
