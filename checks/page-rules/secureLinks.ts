import {linksOf} from './linksOf';
import type {Page, Problem} from './page';

/** A page read over http can be changed on its way. */
export function secureLinks({tree}: Page): Problem[] {
  return linksOf(tree)
    .filter(({url}) => /^http:/i.test(url))
    .map(({url, line}) => ({
      line,
      what: `the link ${url} is not secure.`,
      rule: 'external links use https',
      fix: `Link ${url.replace(/^http:/i, 'https:')} if it answers, or write the address as code.`,
    }));
}
