import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {addressOf, readPage} from '../page-rules/page';
import {apiRoutes} from '../../plugins/api-reference/apiRoutes';

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
