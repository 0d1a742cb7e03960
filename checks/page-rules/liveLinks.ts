import {nearest} from '../../suggest/nearest';
import {linksOf} from './linksOf';
import type {Page, Problem} from './page';
import {addressOf, type SiteMap} from './siteMap';

const RULE = 'every link on the site leads to a page and an anchor that exist';

/** Links within the site: absolute, with the trailing slash, to what exists. */
export function liveLinks(page: Page, site: SiteMap): Problem[] {
  return linksOf(page.tree).flatMap(({url, line}): Problem[] => {
    const link = url.replace(/^pathname:\/\//, '');
    if (/^[a-z][a-z\d+.-]*:/i.test(link)) return [];
    const problem = (what: string, fix: string): Problem[] => [{line, what, rule: RULE, fix}];

    const [address = '', anchor] = link.split('#');
    const target = address || addressOf(page);
    if (!target.startsWith('/')) {
      return problem(`the link ${url} is relative.`, 'Write the address from / on.');
    }
    if (!site.has(target)) {
      if (site.has(`${target}/`)) {
        return problem(`the link ${url} has no trailing slash.`, `Write ${target}/.`);
      }
      const choices = nearest(target, site.keys()).join(', ');
      return problem(`no page ${target}.`, `Link a page that exists; nearest: ${choices}.`);
    }
    const anchors = site.get(target);
    if (!anchor || !anchors || anchors.has(decodeURIComponent(anchor))) return [];
    const choices = nearest(anchor, anchors).join(', ') || 'none';
    return problem(
      `${target} has no anchor #${anchor}.`,
      `Link a heading that exists; nearest: ${choices}.`,
    );
  });
}
