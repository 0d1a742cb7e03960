import type {useHistory} from '@docusaurus/router';

/** Opens a path of this site. A place that is opened twice takes one step in the history. */
export function openUrl(history: ReturnType<typeof useHistory>, url: string): void {
  const {pathname, search, hash} = history.location;
  if (pathname + search + hash === url) history.replace(url);
  else history.push(url);
}
