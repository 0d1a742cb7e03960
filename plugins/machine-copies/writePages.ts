import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {areaOf} from '../search/areaOf';
import type {Build} from '../search/collectRecords';
import type {ListedPage} from './llmsTxt';
import {pageToMarkdown} from './pageToMarkdown';

/** Name of the copy beside a page's `index.html`. */
const COPY = 'index.md';

/**
 * Writes the Markdown copy of every page of a build that has one, and returns what was written,
 * sorted by address.
 *
 * @param origin public origin, without a slash at the end
 * @throws when a page has no file, or when not one page can be copied
 */
export async function writePages(
  {outDir, baseUrl, routes}: Build,
  origin: string,
): Promise<ListedPage[]> {
  const pages = [...new Set(routes)].filter((route) => route.endsWith('/')).sort();
  const written = await Promise.all(
    pages.map(async (route): Promise<ListedPage[]> => {
      const folder = path.join(outDir, decodeURI(route.slice(baseUrl.length)));
      const copy = pageToMarkdown(await readPageFile(folder, route), origin + route);
      if (!copy) return [];
      await writeFile(path.join(folder, COPY), copy.markdown);
      const {title, description} = copy;
      const area = areaOf(route.slice(baseUrl.length));
      return [{title, description, markdownUrl: `${origin}${route}${COPY}`, area}];
    }),
  );
  const all = written.flat();
  if (all.length > 0) return all;
  throw new Error(
    [
      `[machine-copies] None of the ${pages.length} pages below ${outDir} could be copied.`,
      'Expected: pages with a title, at addresses that end with a slash.',
      'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and compare the markup of a built ' +
        'page with plugins/search/readPage.ts.',
    ].join('\n'),
  );
}

async function readPageFile(folder: string, route: string): Promise<string> {
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8');
  } catch (cause) {
    throw new Error(
      [
        `[machine-copies] The page ${route} has no index.html in ${folder}.`,
        'Fix: keep "trailingSlash: true" in docusaurus.config.ts, and build into an empty folder.',
      ].join('\n'),
      {cause},
    );
  }
}
