import path from 'node:path';
import {checkFrontMatter} from '../front-matter/checkFrontMatter';
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
    checkFrontMatter(path.resolve(file), {...frontMatter});
  } catch (error) {
    const [what = '', valid = '', fix = ''] = (error as Error).message.split('\n');
    problems.push({
      line: 1,
      what: what.replace(`[front-matter] ${file}: `, ''),
      rule: `${RULE} ${valid}`,
      fix: fix.replace('Fix: ', ''),
    });
  }
  const lineFor = (key: string): number =>
    1 +
    Math.max(
      0,
      source.split('\n').findIndex((line) => line.startsWith(`${key}:`)),
    );
  const add = (key: string, what: string, fix: string): void => {
    problems.push({line: lineFor(key), what, rule: RULE, fix});
  };

  const {keywords, kind, verified} = frontMatter;
  if (!Array.isArray(keywords) || keywords.length === 0) {
    add('keywords', 'keywords is not a list.', 'Write keywords as [one, two], at least one.');
  }
  if (isPost(page)) return problems;
  if (kind === undefined) {
    add('kind', 'kind is missing.', 'Add kind: concept, task, reference or index.');
  }
  if (!isDay(verified)) {
    add(
      'verified',
      `verified is ${JSON.stringify(verified) ?? 'missing'}.`,
      'Write the day on which you checked the facts as verified: YYYY-MM-DD.',
    );
  }
  return problems;
}

function isDay(value: unknown): boolean {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  // A day that no month has, such as 31 June, comes back as another one.
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
