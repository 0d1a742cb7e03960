import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiIds} from '../../api/pages/load/apis';
import {loadApi} from '../../api/pages/load/loadApi';
import {keyOf} from '../../search/engine/words';
import type {SearchRecord} from '../../search/index/record';

/** A name, with the pages that have it. */
export type Named = {
  readonly kind: 'title' | 'command' | 'path' | 'operation id';
  readonly name: string;
  readonly pages: ReadonlySet<string>;
};

/** A name whose page is not found, with the pages found instead. */
export type Missing = Named & {readonly results: readonly string[]};

/** Pages that share a name must be among this many results; a page with a unique name must be first. */
const AMONG = 3;

/**
 * All names that follow from the site itself: titles of pages, commands that pages show, paths and
 * ids of operations. Names with the same words count as one, as in search.
 *
 * @param root folder of the project
 */
export async function namesOf(root: string, records: readonly SearchRecord[]): Promise<Named[]> {
  const names = new Map<string, Named & {pages: Set<string>}>();
  const add = (kind: Named['kind'], name: string, page: string) => {
    const key = keyOf(name);
    // A path of only slashes has no word to search for.
    if (key === '') return;
    const known = names.get(key) ?? {kind, name, pages: new Set()};
    names.set(key, known);
    known.pages.add(page);
  };
  for (const {type, hierarchy, url_without_anchor: page} of records) {
    if (type === 'lvl1' && hierarchy.lvl1 !== null) add('title', hierarchy.lvl1, page);
  }
  for (const command of commandsIn(path.join(root, 'docs'))) {
    for (const page of pagesOf(command, records)) add('command', command, page);
  }
  for (const id of apiIds) {
    const {api} = await loadApi(root, id);
    for (const {path: address, operation, href: page} of api?.operations ?? []) {
      add('path', address, page);
      if (operation.operationId !== undefined) add('operation id', operation.operationId, page);
    }
  }
  return [...names.values()];
}

/** The names whose page is not found. */
export async function findMissing(
  names: readonly Named[],
  ask: (query: string) => Promise<readonly string[]>,
): Promise<Missing[]> {
  const missing: Missing[] = [];
  for (const named of names) {
    const results = [...new Set(await ask(named.name))].slice(0, AMONG);
    const place = results.findIndex((page) => named.pages.has(page));
    // For a short name, such as `hashes` or `/genesis`, a page about its subject may come first.
    const mustBeFirst = named.kind === 'title' && named.pages.size === 1;
    if (place < 0 || (place > 0 && mustBeFirst)) missing.push({...named, results});
  }
  return missing;
}

/** Names in the `Command` elements of all pages. */
function commandsIn(folder: string): Set<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const found = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/<Command\s+name="([^"]+)"/g)]);
  return new Set(found.map(([, name = '']) => name));
}

/** Pages with a section that is named after a command and shows its usage. */
function pagesOf(command: string, records: readonly SearchRecord[]): Set<string> {
  const found = records.filter(({content, hierarchy}) => {
    if (content === null || !`${content} `.startsWith(`${command} `)) return false;
    const own = Object.values(hierarchy).findLast((heading) => heading !== null) ?? '';
    return own === command || command.endsWith(` ${own}`);
  });
  return new Set(found.map(({url_without_anchor: page}) => page));
}
