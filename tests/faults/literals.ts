import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

const PROJECT = path.resolve(__dirname, '../..');

/** Folders that are generated, or not part of pages. */
const NON_SOURCES = /^(build|node_modules|deploy|tests|test-results|\.)/;

/** Folders with sources of pages. */
const SOURCES = readdirSync(PROJECT, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !NON_SOURCES.test(entry.name))
  .map(({name}) => name);

/**
 * Values that a reader acts on and cannot verify by eye: addresses and keys, hashes, and the host of each
 * URL. Changing one letter makes a different value.
 */
const LITERALS = [
  /\b[a-z]{2,20}1[02-9ac-hj-np-z]{30,}\b/g,
  /\b(?:0x)?[0-9a-fA-F]{40,}\b/g,
  /(?<=\bhttps?:\/\/)[\w.-]+\.[a-z]{2,}(?::\d+)?\b/gi,
] as const;

/** The distinct literals in a text. */
export function literalsOf(text: string): Set<string> {
  const plain = text.replace(/%[0-9A-F]{2}/g, ' ');
  return new Set(LITERALS.flatMap((pattern) => plain.match(pattern) ?? []));
}

let known: string | undefined;

/** Every literal in a source of the site, one per line. */
function knownLiterals(): string {
  known ??= SOURCES.flatMap((folder) =>
    listFiles(path.join(PROJECT, folder)).flatMap((file) => [
      ...literalsOf(readFileSync(path.join(PROJECT, folder, file), 'utf8')),
    ]),
  ).join('\n');
  return known;
}

/**
 * Literals in a text that are in no source, so something changed them. The search index truncates long
 * literals, so a part of a known literal counts as known.
 */
export function unknownLiterals(text: string): string[] {
  const sources = knownLiterals();
  return [...literalsOf(text)].filter((literal) => !sources.includes(literal));
}
