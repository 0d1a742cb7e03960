import {nodes} from '../../config/nodes';

/** Whether the site's content policy lets a page ask this address. */
export function mayAsk(url: string, allowed: readonly string[] = nodes): boolean {
  return URL.canParse(url) && allowed.includes(new URL(url).origin);
}
