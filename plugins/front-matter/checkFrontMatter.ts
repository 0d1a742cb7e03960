import path from 'node:path';

/** Keys that any page may set. */
const COMMON = ['title', 'description', 'keywords', 'slug', 'unlisted', 'image'];

/** Keys by the folder that a page stands in. */
const BY_FOLDER: Record<string, readonly string[]> = {
  docs: [
    ...COMMON,
    'sidebar_label',
    'kind',
    'verified',
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
 * @throws Error naming file, key, the valid keys and the fix
 */
export function checkFrontMatter(
  filePath: string,
  frontMatter: Record<string, unknown>,
  siteDir: string = process.cwd(),
): void {
  const file = path.relative(siteDir, filePath);
  const folder = file.split(path.sep)[0] ?? '';
  const valid = BY_FOLDER[folder];
  if (!valid || path.basename(file).startsWith('_')) return;

  for (const key of Object.keys(frontMatter)) {
    if (!valid.includes(key)) {
      fail(file, `unknown key "${key}"`, valid.join(', '), 'Correct the key or remove it.');
    }
  }
  for (const [key, values] of Object.entries(VALUES)) {
    const value = frontMatter[key];
    if (value !== undefined && !(typeof value === 'string' && values.includes(value))) {
      fail(
        file,
        `${key} is ${JSON.stringify(value)}`,
        values.join(', '),
        `Set one of these as ${key}.`,
      );
    }
  }
  const {keywords} = frontMatter;
  if (Array.isArray(keywords) && keywords.length > MOST_KEYWORDS) {
    fail(
      file,
      `keywords has ${keywords.length} entries`,
      `up to ${MOST_KEYWORDS} short phrases that readers type and the page's own text lacks`,
      'Remove those that the title, the headings or the text say already.',
    );
  }
  if (folder === 'src') return;

  for (const key of ['title', 'description', 'keywords']) {
    if (frontMatter[key] === undefined) {
      fail(file, `${key} is missing`, valid.join(', '), `Add ${key} between the --- lines.`);
    }
  }
  const {length} = String(frontMatter.description);
  if (length < 50 || length > 160) {
    fail(
      file,
      `description has ${length} characters`,
      '50 to 160 characters',
      'Say in one sentence what the reader gets from the page.',
    );
  }
}

function fail(file: string, what: string, valid: string, fix: string): never {
  throw new Error(`[front-matter] ${file}: ${what}.\nValid: ${valid}.\nFix: ${fix}`);
}
