import path from 'node:path';
import {Fault} from '../../suggest/fault';
import {checkFrontMatter} from '../../markdown/front-matter/checkFrontMatter';
import {lineOf} from '../../markdown/front-matter/lineOf';
import {isPost, type Page, type Problem} from './page';

const RULE = 'front matter is complete (CONTRIBUTING.md#add-a-page)';

/**
 * What the build checks, and what it lets pass: keywords as a list, a kind, and the day on which
 * the facts were checked. Posts have a date of their own instead of the last two.
 */
export function frontMatterComplete(page: Page): Problem[] {
  const {frontMatter, file, source} = page;
  const problems: Problem[] = [];
  try {
    checkFrontMatter(path.resolve(file), {...frontMatter}, source);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const {place, what, more} = error;
    const [valid = '', fix = ''] = more;
    const line = Number(place.slice(place.lastIndexOf(':') + 1));
    problems.push({line, what, rule: `${RULE} ${valid}`, fix: fix.replace('Fix: ', '')});
  }
  const add = (key: string, what: string, fix: string): void => {
    problems.push({line: lineOf(source, key), what, rule: RULE, fix});
  };

  const {keywords, kind, verified} = frontMatter;
  if (!Array.isArray(keywords) || keywords.length === 0) {
    add('keywords', 'keywords is not a list.', 'Write keywords as [one, two], at least one.');
  }
  if (isPost(page)) return problems;
  if (kind === undefined) {
    add('kind', 'kind is missing.', 'Add kind: concept, task, reference or index.');
  }
  if (verified === undefined) {
    add(
      'verified',
      'verified is missing.',
      'Write the day on which you checked the facts as verified: YYYY-MM-DD.',
    );
  }
  return problems;
}
