import path from 'node:path';
import {Fault} from '../../config/fault';
import {NETWORKS, WALK_KEYS} from '../../config/walked';
import {dayText, isDay, lineOf} from './frontMatterSource';

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

const DAY = 'a day as YYYY-MM-DD';

/** More would be a second text: a keyword is what readers type and the page does not say. */
export const MAX_KEYWORDS = 12;

/** Problems of the front matter. */
type Problem = {
  /** The key, and the key inside of it. */
  readonly keys: readonly string[];
  /** Name of the rule, if not that of the keys. */
  readonly rule?: string;
  readonly what: string;
  readonly valid: string;
  readonly fix: string;
};

/**
 * Checks that a page's front matter has only the keys and values that this site uses, so that a
 * misspelled key stops the build instead of being ignored.
 *
 * @param filePath absolute path of the Markdown file
 * @param source the file, for the lines in messages
 * @throws Fault naming file, line, key, the valid values and the fix
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  source = '',
  siteDir: string = process.cwd(),
): void {
  const file = path.relative(siteDir, filePath);
  const folder = file.split(path.sep)[0] ?? '';
  const keysOfFolder = BY_FOLDER[folder];
  if (!keysOfFolder || path.basename(file).startsWith('_')) return;
  const [problem] = problemsOf(frontMatter, keysOfFolder, folder === 'src', source);
  if (!problem) return;
  const {keys, rule = keys.join('.'), what, valid, fix} = problem;
  const place = `${file}:${lineOf(source, ...keys)}`;
  throw new Fault(`front-matter/${rule}`, place, `${what}.`, `Valid: ${valid}.`, `Fix: ${fix}`);
}

function* problemsOf(
  frontMatter: Record<string, unknown>,
  known: readonly string[],
  isComponent: boolean,
  source: string,
): Generator<Problem> {
  for (const key of Object.keys(frontMatter)) {
    if (known.includes(key)) continue;
    const what = `unknown key "${key}"`;
    const fix = 'Correct the key or remove it.';
    yield {keys: [key], rule: 'key', what, valid: known.join(', '), fix};
  }
  for (const [key, values] of Object.entries(VALUES)) {
    const value = frontMatter[key];
    if (value === undefined || values.some((one) => one === value)) continue;
    const what = `${key} is ${JSON.stringify(value)}`;
    yield {keys: [key], what, valid: values.join(', '), fix: `Set one of these as ${key}.`};
  }
  const {keywords, walked, description} = frontMatter;
  if (Array.isArray(keywords) && keywords.length > MAX_KEYWORDS) {
    yield {
      keys: ['keywords'],
      what: `keywords has ${keywords.length} entries`,
      valid: `up to ${MAX_KEYWORDS} short phrases that readers type and the page's own text lacks`,
      fix: 'Remove those that the title, the headings or the text already have.',
    };
  }
  if (isComponent) return;
  for (const key of ['verified', 'date']) {
    if (frontMatter[key] === undefined) continue;
    const day = dayText(frontMatter[key], source, key);
    // A post may have a time next to its day.
    if (isDay(key === 'date' ? day.slice(0, 10) : day)) continue;
    const what = `${key} is ${JSON.stringify(day)}`;
    yield {keys: [key], what, valid: DAY, fix: `Write a day that exists as ${key}.`};
  }
  if (walked !== undefined) yield* problemsOfWalked(walked, source);
  for (const key of ['title', 'description', 'keywords']) {
    if (frontMatter[key] !== undefined) continue;
    const fix = `Add ${key} between the --- lines.`;
    yield {
      keys: [key],
      rule: `no-${key}`,
      what: `${key} is missing`,
      valid: known.join(', '),
      fix,
    };
  }
  const {length} = String(description);
  if (length < 50 || length > 160) {
    const what = `description has ${length} characters`;
    const fix = 'Say in one sentence what the reader gets from the page.';
    yield {keys: ['description'], what, valid: '50 to 160 characters', fix};
  }
}

/**
 * Problems of `walked`, the record that somebody has followed a page as written. `on`, `with` and
 * `network` are required: steps without a chain say `network: none`, and each program has a version,
 * even a browser. `not` lists what could not be done.
 */
function* problemsOfWalked(walked: unknown, source: string): Generator<Problem> {
  const example = `Write walked: {on: YYYY-MM-DD, with: [program version], network: ${NETWORKS[0]}}.`;
  const all = WALK_KEYS.join(', ');
  if (typeof walked !== 'object' || walked === null || Array.isArray(walked)) {
    const what = `walked is ${JSON.stringify(walked)}`;
    yield {keys: ['walked'], what, valid: all, fix: example};
    return;
  }
  const record = walked as Record<string, unknown>;
  const wrong = (key: string, valid: string, fix: string, value = record[key]): Problem => {
    const what = `walked.${key} is ${JSON.stringify(value)}`;
    return {keys: ['walked', key], what, valid, fix};
  };
  for (const key of Object.keys(record)) {
    if (WALK_KEYS.some((known) => known === key)) continue;
    const what = `unknown key "${key}" in walked`;
    const fix = 'Correct the key or remove it.';
    yield {keys: ['walked', key], rule: 'walked.key', what, valid: all, fix};
  }
  for (const key of ['on', 'with', 'network']) {
    if (record[key] !== undefined) continue;
    yield {keys: ['walked', key], what: `walked has no ${key}`, valid: all, fix: example};
  }
  const on = dayText(record['on'], source, 'walked', 'on');
  if (!isDay(on)) yield wrong('on', DAY, 'Write the day, one that exists.', on);
  const {with: programs, network, not} = record;
  // A name alone does not say what will happen with the next version.
  if (!isList(programs) || !programs.every((name) => /\S \S*\d/.test(name))) {
    const valid = 'a list of programs, each with its version, such as [babylond v4.3.1]';
    yield wrong('with', valid, 'Name every program that the steps ran, with its version.');
  }
  if (!NETWORKS.some((known) => known === network)) {
    const fix = 'Set one of these; none if no step uses a chain.';
    yield wrong('network', NETWORKS.join(', '), fix);
  }
  if (not !== undefined && !isList(not)) {
    const fix = 'Name what could not be done, or leave the key out.';
    yield wrong('not', 'a list, such as [systemd]', fix);
  }
}

/** Whether a value is a list of texts, with at least one. */
function isList(value: unknown): value is string[] {
  const isText = (item: unknown) => typeof item === 'string' && item.trim() !== '';
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}
