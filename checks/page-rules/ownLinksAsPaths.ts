import {site} from '../../config/site';
import {linksOf} from './linksOf';
import type {Page, Problem} from './page';

/** The build checks only links that are paths, so a link with our own host could be dead. */
export function ownLinksAsPaths({tree}: Page): Problem[] {
  const {host} = new URL(site.url);
  return linksOf(tree).flatMap(({url, line}) => {
    if (!URL.canParse(url, site.url) || !/^(https?:)?\/\//i.test(url)) return [];
    const to = new URL(url, site.url);
    if (to.host !== host) return [];
    return {
      line,
      what: `the link ${url} names this site's own host.`,
      rule: 'links within the site are paths',
      fix: `Link ${to.pathname}${to.hash} if this site has it, or the place where the document is.`,
    };
  });
}
