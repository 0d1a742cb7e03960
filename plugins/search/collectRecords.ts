import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {areaOf} from './areaOf';
import {extractRecords} from './extractRecords';
import {rankOf} from './rankOf';
import type {SearchRecord} from './record';

/** A finished build, as the framework hands it over. */
export type Build = {
  outDir: string;
  /** Folder on the host, with slashes on both sides. */
  baseUrl: string;
  /** Addresses of the pages, with the base URL. */
  routes: readonly string[];
};

/**
 * Reads every page of a build into records, sorted by address and then in reading order: two
 * builds of the same text give the same bytes.
 *
 * @throws when a page has no file, or when not one page has a record.
 */
export async function collectRecords({outDir, baseUrl, routes}: Build): Promise<SearchRecord[]> {
  const pages = [...new Set(routes)].filter((route) => !/\/404(\.html|\/)?$/.test(route)).sort();
  const records = await Promise.all(
    pages.map(async (url) => {
      const file = fileOf(url.slice(baseUrl.length));
      const html = await readPageFile(outDir, file, url);
      return extractRecords(html, {
        url,
        area: areaOf(url.slice(baseUrl.length)),
        rank: rankOf(url.slice(baseUrl.length), /class="?api-line\b/.test(html)),
      });
    }),
  );
  const all = records.flat();
  if (all.length === 0) {
    throw new Error(
      [
        `[search] Nothing to search for in the ${pages.length} pages below ${outDir}.`,
        'A page is read from its <article> or <main> that holds the <h1>.',
        'Fix: compare the markup of a built page with plugins/search/readPage.ts.',
      ].join('\n'),
    );
  }
  return all;
}

function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

async function readPageFile(outDir: string, file: string, url: string): Promise<string> {
  try {
    return await readFile(path.join(outDir, decodeURI(file)), 'utf8');
  } catch (cause) {
    throw new Error(
      [
        `[search] The page ${url} has no file ${file} below ${outDir}.`,
        'Expected: "…/index.html" for an address that ends with a slash, else "….html".',
        'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and build into an empty folder.',
      ].join('\n'),
      {cause},
    );
  }
}
