import {readFile, stat} from 'node:fs/promises';
import {MANIFEST, readManifest, sha256} from '../../finish/manifest/manifest';
import {readOptions} from '../readOptions';
import {folderSite} from './folderSite';
import {urlSite} from './urlSite';

/** A built site, wherever it stands. */
export type CheckedSite = {
  /** The manifest as it stands there. */
  manifest(): Promise<string>;
  /**
   * Bytes of a file, undefined where there is none, or `'not sent'` for a compressed form that this
   * server has no use for: it sends the file in another form, which is compared by itself.
   */
  read(file: string): Promise<Buffer | 'not sent' | undefined>;
  /** Every file there is, where that can be known. */
  list?(): string[];
  /** Why a file of the manifest cannot be asked for here. */
  skips(file: string): boolean;
};

/** How a file differs from the manifest. */
type Difference = {file: string; kind: 'changed' | 'missing' | 'extra'};

const USAGE =
  'Usage: npm run verify:site -- URL|FOLDER [--manifest SHA256]\n' +
  'URL: where the site is served, such as http://localhost:3000/. FOLDER: a built site, such as build.\n' +
  'SHA256: what the build printed for manifest.sha256; without it the list is trusted as it stands there.';

/** Files asked for at once. */
const AT_ONCE = 16;

/**
 * The command: compares each file of a site with the manifest of its build and names those that
 * are changed, missing or extra.
 *
 * @returns the exit code: 0 all as built, 1 something differs, 2 it could not be checked
 */
export async function verifySite(
  args: readonly string[],
  print: (line: string) => void = console.log,
): Promise<number> {
  try {
    const {place, expected} = readPlace(args);
    const site = await openSite(place);
    const text = await site.manifest();
    const found = sha256(text);
    if (expected && expected !== found) {
      print(`The manifest is not the one that was asked for: its SHA-256 is ${found}.`);
      return 1;
    }
    const hashes = readManifest(text);
    const {differences, notSent} = await compare(site, hashes);
    for (const {kind, file} of differences) print(`${kind}: ${file}`);
    const left = notSent + [...hashes.keys()].filter((file) => site.skips(file)).length;
    print(
      `${hashes.size - left} files compared, ${differences.length} differ` +
        `${left ? `, ${left} cannot be asked for there` : ''}. SHA-256 of the manifest: ${found}`,
    );
    return differences.length > 0 ? 1 : 0;
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
}

/** What differs, in the order of the manifest, extra files last; and how many forms are not sent. */
async function compare(
  site: CheckedSite,
  hashes: ReadonlyMap<string, string>,
): Promise<{differences: Difference[]; notSent: number}> {
  let notSent = 0;
  const kinds = new Map<string, Difference['kind']>();
  const queue = [...hashes].filter(([file]) => !site.skips(file));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, hash] = next;
      const bytes = await site.read(file);
      if (bytes === 'not sent') notSent += 1;
      else if (!bytes) kinds.set(file, 'missing');
      else if (sha256(bytes) !== hash) kinds.set(file, 'changed');
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  for (const file of site.list?.() ?? []) {
    if (file !== MANIFEST && !hashes.has(file)) kinds.set(file, 'extra');
  }
  const order = [...hashes.keys()];
  const differences = [...kinds]
    .map(([file, kind]) => ({file, kind}))
    .sort((a, b) => place(order, a.file) - place(order, b.file) || (a.file < b.file ? -1 : 1));
  return {differences, notSent};
}

function place(order: readonly string[], file: string): number {
  const index = order.indexOf(file);
  return index < 0 ? order.length : index;
}

function readPlace(args: readonly string[]): {place: string; expected: string | undefined} {
  const {values, positionals} = readOptions(args, {manifest: {type: 'string'}}, USAGE, true);
  const [place, ...others] = positionals;
  const expected = values.manifest?.toLowerCase();
  if (!place || others.length || (expected && !/^[0-9a-f]{64}$/.test(expected))) {
    throw new Error(USAGE);
  }
  return {place, expected};
}

async function openSite(place: string): Promise<CheckedSite> {
  if (/^https?:\/\//.test(place)) return urlSite(new URL(place));
  const found = await stat(place).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`${place} is no folder and no URL.\n${USAGE}`);
  await readFile(`${place}/${MANIFEST}`).catch(() => {
    throw new Error(`${place} has no ${MANIFEST}: it is no finished build.\n${USAGE}`);
  });
  return folderSite(place);
}
