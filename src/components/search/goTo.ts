import type {useHistory} from '@docusaurus/router';

/**
 * Goes to a place on this site. As with any link, one step back leads away from a place that was
 * opened twice.
 *
 * @param to a path, the site's root included
 */
export function goTo(history: ReturnType<typeof useHistory>, to: string): void {
  const {pathname, search, hash} = history.location;
  if (pathname + search + hash === to) history.replace(to);
  else history.push(to);
}
