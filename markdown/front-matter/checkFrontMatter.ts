import path from 'node:path';
import {Fault} from '../../config/fault';
import {NETWORKS, WALK_KEYS} from '../../config/walked';
import {dateText, isValidDate, lineOf} from './frontMatterSource';

/** Keys that any page may set. */
const COMMON_KEYS = ['title', 'description', 'keywords', 'slug', 'unlisted', 'image'];

/** Valid keys by the top-level folder of a page. */
const KEYS_BY_FOLDER: Record<string, readonly string[]> = {
  docs: [
    ...COMMON_KEYS,
    'sidebar_label',
    'kind',
    'verified',
    'walked',
    'status',
    'network',
    'hide_table_of_contents',
  ],
  blog: [...COMMON_KEYS, 'date', 'authors', 'tags'],
  src: [...COMMON_KEYS, 'hide_table_of_contents', 'wrapperClassName'],
};

const VALID_VALUES: Record<string, readonly string[]> = {
  kind: ['concept', 'task', 'reference', 'index'],
  status: ['live', 'testnet only', 'planned', 'withdrawn'],
};

const VALID_DATE = 'a date as YYYY-MM-DD';

/** Keywords are only for search terms that are missing from the page itself, so a few are enough. */
export const MAX_KEYWORDS = 12;

/** A problem in the front matter. */
type Problem = {
  /** The key, followed by the nested key if there is one. */
  readonly keys: readonly string[];
  /** Name of the rule; by default the keys joined with dots. */
  readonly rule?: string;
  readonly message: string;
  readonly valid: string;
  readonly fix: string;
};

/**
 * Checks that a page's front matter has only the keys and values that this site uses, so that a
 * misspelled key fails the build instead of being ignored.
 *
 * @param filePath absolute path of the Markdown file
 * @param source content of the file, for line numbers in error messages
 * @throws Fault with file, line, key, the valid values and the fix
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  source = '',
  siteDir: string = process.cwd(),
): void {
  const file = path.relative(siteDir, filePath);
  const folder = file.split(path.sep)[0] ?? '';
  const keysOfFolder = KEYS_BY_FOLDER[folder];
  if (!keysOfFolder || path.basename(file).startsWith('_')) return;
  const [problem] = problemsOf(frontMatter, keysOfFolder, folder === 'src', source);
  if (!problem) return;
  const {keys, rule = keys.join('.'), message, valid, fix} = problem;
  const location = `${file}:${lineOf(source, ...keys)}`;
  throw new Fault(
    `front-matter/${rule}`,
    location,
    `${message}.`,
    `Valid: ${valid}.`,
    `Fix: ${fix}`,
  );
}

function* problemsOf(
  frontMatter: Record<string, unknown>,
  known: readonly string[],
  isStandalonePage: boolean,
  source: string,
): Generator<Problem> {
  for (const key of Object.keys(frontMatter)) {
    if (known.includes(key)) continue;
    const message = `unknown key "${key}"`;
    const fix = 'Correct the key or remove it.';
    yield {keys: [key], rule: 'key', message, valid: known.join(', '), fix};
  }
  for (const [key, values] of Object.entries(VALID_VALUES)) {
    const value = frontMatter[key];
    if (value === undefined || values.some((validValue) => validValue === value)) continue;
    const message = `${key} is ${JSON.stringify(value)}`;
    yield {
      keys: [key],
      message,
      valid: values.join(', '),
      fix: `Set ${key} to one of these values.`,
    };
  }
  const {keywords, walked, description} = frontMatter;
  if (Array.isArray(keywords) && keywords.length > MAX_KEYWORDS) {
    yield {
      keys: ['keywords'],
      message: `keywords has ${keywords.length} entries`,
      valid: `up to ${MAX_KEYWORDS} short phrases that readers type and the page's own text lacks`,
      fix: 'Remove those that the title, the headings or the text already contain.',
    };
  }
  if (isStandalonePage) return;
  for (const key of ['verified', 'date']) {
    if (frontMatter[key] === undefined) continue;
    const date = dateText(frontMatter[key], source, key);
    // The date of a post may include a time.
    if (isValidDate(key === 'date' ? date.slice(0, 10) : date)) continue;
    const message = `${key} is ${JSON.stringify(date)}`;
    yield {keys: [key], message, valid: VALID_DATE, fix: `Set ${key} to a date that exists.`};
  }
  if (walked !== undefined) yield* problemsOfWalked(walked, source);
  for (const key of ['title', 'description', 'keywords']) {
    if (frontMatter[key] !== undefined) continue;
    const fix = `Add ${key} between the --- lines.`;
    yield {
      keys: [key],
      rule: `no-${key}`,
      message: `${key} is missing`,
      valid: known.join(', '),
      fix,
    };
  }
  const {length} = String(description);
  if (length < 50 || length > 160) {
    const message = `description has ${length} characters`;
    const fix = 'Summarize in one sentence what readers learn from the page.';
    yield {keys: ['description'], message, valid: '50 to 160 characters', fix};
  }
}

/**
 * Finds problems in `walked`, the record that somebody has followed a page as written. `on`, `with` and
 * `network` are required: `network: none` is for steps that don't use a chain, and each program needs a
 * version, even a browser. `not` lists steps that could not be done.
 */
function* problemsOfWalked(walked: unknown, source: string): Generator<Problem> {
  const example = `Write walked: {on: YYYY-MM-DD, with: [program version], network: ${NETWORKS[0]}}.`;
  const validKeys = WALK_KEYS.join(', ');
  if (typeof walked !== 'object' || walked === null || Array.isArray(walked)) {
    const message = `walked is ${JSON.stringify(walked)}`;
    yield {keys: ['walked'], message, valid: validKeys, fix: example};
    return;
  }
  const record = walked as Record<string, unknown>;
  const invalid = (key: string, valid: string, fix: string, value = record[key]): Problem => {
    const message = `walked.${key} is ${JSON.stringify(value)}`;
    return {keys: ['walked', key], message, valid, fix};
  };
  for (const key of Object.keys(record)) {
    if (WALK_KEYS.some((known) => known === key)) continue;
    const message = `unknown key "${key}" in walked`;
    const fix = 'Correct the key or remove it.';
    yield {keys: ['walked', key], rule: 'walked.key', message, valid: validKeys, fix};
  }
  for (const key of ['on', 'with', 'network']) {
    if (record[key] !== undefined) continue;
    yield {
      keys: ['walked', key],
      message: `walked.${key} is missing`,
      valid: validKeys,
      fix: example,
    };
  }
  const on = dateText(record['on'], source, 'walked', 'on');
  if (!isValidDate(on)) yield invalid('on', VALID_DATE, 'Set it to a date that exists.', on);
  const {with: programs, network, not} = record;
  // Without versions, nobody can tell whether the record applies to a later version.
  if (!isStringList(programs) || !programs.every((name) => /\S \S*\d/.test(name))) {
    const valid = 'a list of programs, each with its version, such as [babylond v4.3.1]';
    yield invalid('with', valid, 'List every program that the steps use, with its version.');
  }
  if (!NETWORKS.some((known) => known === network)) {
    const fix = 'Use one of these; none if no step uses a chain.';
    yield invalid('network', NETWORKS.join(', '), fix);
  }
  if (not !== undefined && !isStringList(not)) {
    const fix = 'List what could not be done, or leave the key out.';
    yield invalid('not', 'a list, such as [systemd]', fix);
  }
}

/** Whether a value is a non-empty list of non-blank strings. */
function isStringList(value: unknown): value is string[] {
  const isNotBlank = (item: unknown) => typeof item === 'string' && item.trim() !== '';
  return Array.isArray(value) && value.length > 0 && value.every(isNotBlank);
}
