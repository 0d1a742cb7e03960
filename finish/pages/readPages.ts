import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {listFiles} from '../../data/listFiles';

/** A document of the finished build, read and parsed once for all steps. */
export type BuiltPage = {
  /** Path below the build folder, such as `stakers/index.html`. */
  readonly file: string;
  /** Address with the base URL; undefined for redirects and frames, which aren't routes of the site. */
  readonly route?: string;
  readonly html: string;
  /** The whole document. Steps share it and must not change it. */
  readonly tree: Root;
};

/** Where finished pages are. */
export type Build = {
  readonly outDir: string;
  /** Folder on the host, with slashes on both sides. */
  readonly baseUrl: string;
  /** Addresses of the pages, with the base URL. */
  readonly routes: readonly string[];
};

/**
 * Reads every HTML document of a build in the order of their paths, one at a time, so that only one
 * is in memory.
 *
 * @throws Error if a route has no document
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
