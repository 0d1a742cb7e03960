import {headingsOf, lineOf, type Page, type Problem} from './page';
import {textOf} from './prose';

/** The front matter's title is the page's only h1. */
export function oneTitle({tree}: Page): Problem[] {
  return headingsOf(tree)
    .filter(({depth}) => depth === 1)
    .map((heading) => ({
      line: lineOf(heading),
      what: `"# ${textOf(heading)}" is a second h1.`,
      rule: 'a page has one h1, its title',
      fix: 'Make it ## or remove it.',
    }));
}
