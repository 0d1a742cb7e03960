import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiIds} from '../../api/pages/load/apis';
import {loadApi} from '../../api/pages/load/loadApi';
import {keyOf} from '../../search/engine/words';
import type {SearchRecord} from '../../search/index/record';

/** A name that occurs on the site, with its pages. */
export type SiteName = {
  readonly kind: 'title' | 'command' | 'path' | 'operation id';
  readonly name: string;
  readonly pages: ReadonlySet<string>;
};

/** A name whose page search does not find, with the results that it returns instead. */
export type MissingName = SiteName & {readonly results: readonly string[]};

/** A page of a name must be among this many results; a page with a unique title must be first. */
const MAX_RANK = 3;

/**
 * Collects the names on the site: titles of pages, commands in pages, paths and ids of operations. Names
 * with the same words count as one, as in search.
 *
 * @param root project folder
 */
export async function namesOf(root: string, records: readonly SearchRecord[]): Promise<SiteName[]> {
  const names = new Map<string, SiteName & {pages: Set<string>}>();
  const add = (kind: SiteName['kind'], name: string, page: string) => {
    const key = keyOf(name);
    // A path of only slashes has no word to search for.
    if (key === '') return;
    const entry = names.get(key) ?? {kind, name, pages: new Set()};
    names.set(key, entry);
    entry.pages.add(page);
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

/** Returns the names whose page search does not find. */
export async function findMissing(
  names: readonly SiteName[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<MissingName[]> {
  const missing: MissingName[] = [];
  for (const name of names) {
    const results = [...new Set(await search(name.name))].slice(0, MAX_RANK);
    const rank = results.findIndex((page) => name.pages.has(page));
    // For a short name, such as `hashes` or `/genesis`, a page about its subject may come first.
    const mustBeFirst = name.kind === 'title' && name.pages.size === 1;
    if (rank < 0 || (rank > 0 && mustBeFirst)) missing.push({...name, results});
  }
  return missing;
}

/** Names in the `Command` elements of all pages. */
function commandsIn(folder: string): Set<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const matches = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/<Command\s+name="([^"]+)"/g)]);
  return new Set(matches.map(([, name = '']) => name));
}

/** Pages with a section that is named after a command and shows its usage. */
function pagesOf(command: string, records: readonly SearchRecord[]): Set<string> {
  const matches = records.filter(({content, hierarchy}) => {
    if (content === null || !`${content} `.startsWith(`${command} `)) return false;
    const section = Object.values(hierarchy).findLast((heading) => heading !== null) ?? '';
    return section === command || command.endsWith(` ${section}`);
  });
  return new Set(matches.map(({url_without_anchor: page}) => page));
}
