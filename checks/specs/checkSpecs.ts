import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {apiRoutes} from '../../api/pages/apiRoutes';
import {apiIds, type ApiId} from '../../api/pages/load/apis';
import {loadApi} from '../../api/pages/loadApi';
import {InputError} from '../readOptions';
import {addressOf, readPage} from '../page-rules/page';

/**
 * Reads and checks the API documents as the build does, in seconds.
 *
 * @param names APIs to check; all if empty
 * @returns exit code: 1 if there is a problem
 * @throws InputError for an unknown name
 */
export async function checkSpecs(
  names: readonly string[],
  root: string,
  print: (line: string) => void,
): Promise<number> {
  const unknown = names.filter((id) => !apiIds.some((known) => known === id));
  if (unknown.length) {
    throw new InputError(
      `unknown API "${unknown.join(', ')}".\nValid: ${apiIds.join(', ')}.\nFix: name one of these, or none to check all.`,
    );
  }
  const site = siteAddresses(root);
  let count = 0;
  for (const id of names.length ? (names as ApiId[]) : apiIds) {
    const {api, faults} = await loadApi(root, id, (address) => site.has(address));
    for (const {message} of faults) print(`${message}\n`);
    count += faults.length;
    const found = api
      ? `${api.operations.length} operations, ${api.tags.length} tags, ` +
        `${api.schemas.length} schema pages, ${api.sockets.length} WebSocket methods`
      : 'not readable';
    print(`${id}: ${found}, ${faults.length} faults`);
  }
  return count > 0 ? 1 : 0;
}

/** Addresses of the site's pages, for the links of documents. */
export function siteAddresses(root: string): ReadonlySet<string> {
  const folder = path.join(root, 'docs');
  const pages = existsSync(folder)
    ? listFiles(folder)
        .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
        .map((name) => `docs/${name}`)
        .map((file) => addressOf(readPage(file, readFileSync(path.join(root, file), 'utf8'))))
    : [];
  return new Set(['/', '/search/', '/blog/', '/blog/archive/', ...pages, ...apiRoutes(root)]);
}
