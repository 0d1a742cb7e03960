import path from 'node:path';
import {Fault} from '../../config/fault';
import {checkWalked} from './checkWalked';
import {dayText, isDay, lineOf} from './lineOf';

/** Keys that any page may set. */
const COMMON = ['title', 'description', 'keywords', 'slug', 'unlisted', 'image'];

/** Keys by the folder of a page. */
const BY_FOLDER: Record<string, readonly string[]> = {
  docs: [
    ...COMMON,
    'sidebar_label',
    'kind',
    'verified',
    'walked',
    'status',
    'network',
    'hide_table_of_contents',
  ],
  blog: [...COMMON, 'date', 'authors', 'tags'],
  src: [...COMMON, 'hide_table_of_contents', 'wrapperClassName'],
};

const VALUES: Record<string, readonly string[]> = {
  kind: ['concept', 'task', 'reference', 'index'],
  status: ['live', 'testnet only', 'planned', 'withdrawn'],
};

/** More would be a second text: a keyword is what readers type and the page does not say. */
export const MOST_KEYWORDS = 12;

/**
 * Holds a page's front matter to the keys that this site uses, so that a misspelt key stops the
 * build instead of being ignored.
 *
 * @param filePath absolute path of the Markdown file
 * @param source the file, for the lines that messages name
 * @throws Fault naming file, line, key, the valid choices and the fix
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  source = '',
  siteDir: string = process.cwd(),
): void {
  const file = path.relative(siteDir, filePath);
  const folder = file.split(path.sep)[0] ?? '';
  const valid = BY_FOLDER[folder];
  if (!valid || path.basename(file).startsWith('_')) return;

  const fail = (rule: string, key: string, what: string, choices: string, fix: string): never =>
    failAt(rule, file, lineOf(source, key), what, choices, fix);

  for (const key of Object.keys(frontMatter)) {
    if (!valid.includes(key)) {
      fail('key', key, `unknown key "${key}"`, valid.join(', '), 'Correct the key or remove it.');
    }
  }
  for (const [key, values] of Object.entries(VALUES)) {
    const value = frontMatter[key];
    if (value !== undefined && !(typeof value === 'string' && values.includes(value))) {
      fail(
        key,
        key,
        `${key} is ${JSON.stringify(value)}`,
        values.join(', '),
        `Set one of these as ${key}.`,
      );
    }
  }
  const {keywords} = frontMatter;
  if (Array.isArray(keywords) && keywords.length > MOST_KEYWORDS) {
    fail(
      'keywords',
      'keywords',
      `keywords has ${keywords.length} entries`,
      `up to ${MOST_KEYWORDS} short phrases that readers type and the page's own text lacks`,
      'Remove those that the title, the headings or the text say already.',
    );
  }
  if (folder === 'src') return;
  for (const key of ['verified', 'date']) {
    if (frontMatter[key] === undefined) continue;
    const day = dayText(frontMatter[key], source, key);
    // A post may have a time next to its date.
    if (!isDay(key === 'date' ? day.slice(0, 10) : day)) {
      fail(
        key,
        key,
        `${key} is ${JSON.stringify(day)}`,
        'a day as YYYY-MM-DD',
        `Write a day that exists as ${key}.`,
      );
    }
  }
  if (frontMatter['walked'] !== undefined) {
    const wrong = checkWalked(frontMatter['walked'], source);
    if (wrong) failAt(wrong.rule, file, wrong.line, wrong.what, wrong.valid, wrong.fix);
  }

  for (const key of ['title', 'description', 'keywords']) {
    if (frontMatter[key] === undefined) {
      const fix = `Add ${key} between the --- lines.`;
      fail(`no-${key}`, key, `${key} is missing`, valid.join(', '), fix);
    }
  }
  const {length} = String(frontMatter.description);
  if (length < 50 || length > 160) {
    fail(
      'description',
      'description',
      `description has ${length} characters`,
      '50 to 160 characters',
      'Say in one sentence what the reader gets from the page.',
    );
  }
}

function failAt(
  rule: string,
  file: string,
  line: number,
  what: string,
  valid: string,
  fix: string,
): never {
  const place = `${file}:${line}`;
  throw new Fault(`front-matter/${rule}`, place, `${what}.`, `Valid: ${valid}.`, `Fix: ${fix}`);
}
