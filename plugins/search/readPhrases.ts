import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';

/** Folders that hold phrases, beside what they are about. */
const FOLDERS = ['docs', 'blog', 'specs', 'src/pages'];

/**
 * What is known of readers' words: phrases are what they type, each of which leads to its page or
 * section; questions are what they ask, which tell of which page and sentence a query speaks.
 */
export type PhraseKind = 'phrases' | 'questions';

/** A page or a section, with what readers type who need it. */
export type Phrases = {
  /** The file that says so, relative to the site's folder, for messages. */
  readonly file: string;
  /** Absolute path, with an anchor for a section: `/operators/faqs/#hardware`. */
  readonly address: string;
  readonly phrases: readonly string[];
  /** What a sentence of it answers; only for questions. */
  readonly answered?: readonly Answered[];
};

/** Questions that one sentence answers, which is told by a few of its words. */
export type Answered = {readonly words: string; readonly questions: readonly string[]};

/**
 * What stands in all files `phrases.yaml` and `*.phrases.yaml`, or in those of questions, in the order
 * of their names: lists by address.
 *
 * @throws Error naming file, address and fix when one is of another form.
 */
export async function readPhrases(
  siteDir: string,
  kind: PhraseKind = 'phrases',
): Promise<Phrases[]> {
  const ending = `${kind}.yaml`;
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(siteDir, folder), {recursive: true});
      return names
        .filter((name) => path.basename(name) === ending || name.endsWith(`.${ending}`))
        .map((name) => path.posix.join(folder, ...name.split(path.sep)));
    }),
  );
  const read = found.flat().sort();
  const texts = await Promise.all(read.map((file) => readFile(path.join(siteDir, file), 'utf8')));
  const all = read.flatMap((file, index) => checked(parsed(texts[index] ?? '', file), file, kind));
  const seen = new Map<string, string>();
  for (const {file, address} of all) {
    const before = seen.get(address);
    if (before)
      fail(file, `has ${address}, as ${before} does`, 'Put all that is for it in one file.');
    seen.set(address, file);
  }
  return all;
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : '').split('\n');
    fail(file, `is no YAML: ${line}`, 'Quote a phrase or an address that holds a mark of YAML.');
  }
}

function checked(value: unknown, file: string, kind: PhraseKind): Phrases[] {
  const lists = entriesOf(value);
  if (!lists) {
    fail(file, 'is no list of texts by address', 'See "How a page is found" in CONTRIBUTING.md.');
  }
  return lists.map(([address, list]) => {
    if (!/^\/([^#]+\/)?(#.+)?$/.test(address)) {
      fail(file, `has the address "${address}"`, 'Write it as "/operators/faqs/#hardware".');
    }
    if (!Array.isArray(list)) {
      fail(file, `has no list of texts for ${address}`, 'List what readers type.');
    }
    const phrases = list.filter(isText);
    const maps: unknown[] = list.filter((one) => !isText(one));
    if (kind === 'phrases') {
      if (maps.length === 0) return {file, address, phrases};
      fail(file, `has no list of texts for ${address}`, 'List what readers type.');
    }
    return {file, address, phrases, answered: maps.flatMap((map) => answers(map, file, address))};
  });
}

/** Lists of questions by a few words of the sentence that answers them. */
function answers(value: unknown, file: string, address: string): Answered[] {
  const lists = entriesOf(value);
  if (!lists) failAt(file, address);
  return lists.map(([words, questions]) => {
    if (!Array.isArray(questions) || !questions.every(isText)) failAt(file, address);
    return {words, questions};
  });
}

/** What a map of YAML holds; undefined for a list or a single value. */
function entriesOf(value: unknown): [key: string, item: unknown][] | undefined {
  const isMap = value instanceof Object && !(value instanceof Array);
  return isMap ? Object.entries(value) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function failAt(file: string, address: string): never {
  fail(
    file,
    `has for ${address} what is neither a question nor a list of questions`,
    'Write "- a question", or "- words of the sentence that answers:" and its questions below.',
  );
}

function fail(file: string, what: string, fix: string): never {
  throw new Error(`[search] ${file} ${what}.\nFix: ${fix}`);
}
