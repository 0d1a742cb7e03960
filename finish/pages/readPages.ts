import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {listFiles} from '../../data/listFiles';
import type {BuiltPage} from './BuiltPage';

/** Where finished pages are. */
export type Build = {
  readonly outDir: string;
  /** Folder on the host, with slashes on both sides. */
  readonly baseUrl: string;
  /** Addresses of the pages, with the base URL. */
  readonly routes: readonly string[];
};

/**
 * Every HTML document of a build, one after the other in the order of their paths, so that no more
 * than one of them is held.
 *
 * @throws when a route has no document
 */
export async function* readPages({outDir, baseUrl, routes}: Build): AsyncGenerator<BuiltPage> {
  const files = listFiles(outDir).filter((file) => file.endsWith('.html'));
  const routeOf = new Map(routes.map((route) => [fileOf(route.slice(baseUrl.length)), route]));
  const known = new Set(files);
  for (const [file, route] of routeOf) {
    if (!known.has(file)) throw new Error(missing(route, file, outDir));
  }
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    yield {file, route: routeOf.get(file), html, tree: fromHtml(html)};
  }
}

function fileOf(address: string): string {
  const file = address === '' || address.endsWith('/') ? `${address}index.html` : address;
  return decodeURI(file.endsWith('.html') ? file : `${file}.html`);
}

function missing(route: string, file: string, outDir: string): string {
  return [
    `The page ${route} has no file ${file} below ${outDir}.`,
    'Expected: "…/index.html" for an address that ends with a slash, otherwise "….html".',
    'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and build into an empty folder.',
  ].join('\n');
}
