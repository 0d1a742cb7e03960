import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';

/** Folders that hold phrases, beside what they are about. */
const FOLDERS = ['docs', 'blog', 'specs', 'src/pages'];

/**
 * What is known of readers' words: phrases are what they type, each of which leads to its page or
 * section; questions are what they ask, of which only the words are counted for the page.
 */
export type PhraseKind = 'phrases' | 'questions';

/** A page or a section, with what readers type who need it. */
export type Phrases = {
  /** The file that says so, relative to the site's folder, for messages. */
  readonly file: string;
  /** Absolute path, with an anchor for a section: `/operators/faqs/#hardware`. */
  readonly address: string;
  readonly phrases: readonly string[];
};

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
  const all = read.flatMap((file, index) => checked(parsed(texts[index] ?? '', file), file));
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

function checked(value: unknown, file: string): Phrases[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(file, 'is no list of texts by address', 'See "How a page is found" in CONTRIBUTING.md.');
  }
  return Object.entries(value).map(([address, phrases]: [string, unknown]) => {
    if (!/^\/([^#]+\/)?(#.+)?$/.test(address)) {
      fail(file, `has the address "${address}"`, 'Write it as "/operators/faqs/#hardware".');
    }
    if (!isList(phrases))
      fail(file, `has no list of texts for ${address}`, 'List what readers type.');
    return {file, address, phrases};
  });
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && one.trim() !== '');
}

function fail(file: string, what: string, fix: string): never {
  throw new Error(`[search] ${file} ${what}.\nFix: ${fix}`);
}
