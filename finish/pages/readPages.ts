import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {listFiles} from '../../data/listFiles';
import type {ContentCache} from '../cache/ContentCache';

/** A document of the finished build, parsed at most once for all steps. */
export type BuiltPage = {
  /** Path below the build folder, such as `stakers/index.html`. */
  readonly file: string;
  /** Address with the base URL; undefined for redirects and frames, which aren't routes of the site. */
  readonly route?: string;
  /**
   * Returns the result of `extract`, from the cache if document, step and inputs are the same.
   *
   * @param step name of the step
   * @param extract must return JSON. Steps share the tree and must not change it.
   * @param inputs everything that the result depends on, apart from the document and the code
   */
  readonly extract: <T>(
    step: string,
    extract: (tree: Root) => T,
    ...inputs: readonly unknown[]
  ) => Promise<T>;
};

/** The content of `noscript` is read as elements, as in a browser without scripts. */
const PARSER_OPTIONS = {scriptingEnabled: false};

/**
 * The hash in the name of a script or stylesheet. No step uses it, and every page loads the bundler's
 * runtime, whose hash changes whenever any page changes.
 */
const ASSET_HASH = /(?<=\/assets\/(?:js|css)\/[\w.~-]+\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Creates a page for the steps.
 *
 * @param cache results that the same code extracted in earlier builds
 */
export function builtPage(
  file: string,
  html: string,
  {route, cache}: {route?: string; cache?: ContentCache} = {},
): BuiltPage {
  const content = html.replace(ASSET_HASH, '');
  let tree: Root | undefined;
  return {
    file,
    route,
    async extract(step, extract, ...inputs) {
      // hast-util-from-html would also add positions, which takes most of the time.
      const result = () => extract((tree ??= fromParse5(parse(html, PARSER_OPTIONS)) as Root));
      if (!cache) return result();
      const json = await cache.get([step, JSON.stringify(inputs), content], () =>
        Promise.resolve(Buffer.from(JSON.stringify({result: result()}))),
      );
      return (JSON.parse(json.toString()) as {result: ReturnType<typeof result>}).result;
    },
  };
}

/** The folder and the routes of finished pages. */
export type Build = {
  readonly outDir: string;
  /** Path on the host, with a slash at the start and the end. */
  readonly baseUrl: string;
  /** Addresses of the pages, with the base URL. */
  readonly routes: readonly string[];
};

/**
 * Reads every HTML document of a build in the order of their paths, one at a time, so that only one
 * is in memory.
 *
 * @param cache see `builtPage`
 * @throws Error if a route has no document
 */
export async function* readPages(
  {outDir, baseUrl, routes}: Build,
  cache?: ContentCache,
): AsyncGenerator<BuiltPage> {
  const files = listFiles(outDir).filter((file) => file.endsWith('.html'));
  const routeOf = new Map(routes.map((route) => [fileOf(route.slice(baseUrl.length)), route]));
  const existing = new Set(files);
  for (const [file, route] of routeOf) {
    if (!existing.has(file)) throw new Error(missingFileMessage(route, file, outDir));
  }
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    yield builtPage(file, html, {route: routeOf.get(file), cache});
  }
}

function fileOf(address: string): string {
  const file = address === '' || address.endsWith('/') ? `${address}index.html` : address;
  return decodeURI(file.endsWith('.html') ? file : `${file}.html`);
}

function missingFileMessage(route: string, file: string, outDir: string): string {
  return [
    `The page ${route} has no file ${file} below ${outDir}.`,
    'Expected: "…/index.html" for an address that ends with a slash, otherwise "….html".',
    'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and build into an empty folder.',
  ].join('\n');
}
