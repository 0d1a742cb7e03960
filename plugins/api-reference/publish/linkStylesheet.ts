import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Fault} from '../../../suggest/fault';

/** Class that only the stylesheet of the API reference has. */
const MARK = '.api-field-head';

/**
 * Names the stylesheet of API pages in their HTML. The framework names only the one that all pages
 * share, so these pages would stand without theirs until their script has run. The script finds
 * the link and loads nothing again.
 *
 * Each page is exchanged at once: other plugins read the pages at the same time, and a file that is
 * written in place is empty for a moment.
 *
 * @param pages HTML files
 * @throws Error when a build has no such stylesheet, or a page no place for it
 */
export async function linkStylesheet(
  outDir: string,
  baseUrl: string,
  pages: readonly string[],
): Promise<void> {
  const name = await findStylesheet(path.join(outDir, 'assets', 'css'));
  const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${name}">`;
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    if (html.includes(name)) continue;
    const shared = /<link rel="?stylesheet"? href="?[^">\s]+"?\s*\/?>/.exec(html)?.[0];
    if (!shared) {
      throw new Fault(
        'api-reference/head',
        page,
        'no stylesheet is named in its head.',
        'Fix: compare the head of a built page with plugins/api-reference/publish/linkStylesheet.ts.',
      );
    }
    // After the shared one: it may say otherwise.
    const unfinished = `${page}.unfinished`;
    await writeFile(unfinished, html.replace(shared, `${shared}${link}`));
    await rename(unfinished, page);
  }
}

async function findStylesheet(folder: string): Promise<string> {
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.css')) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    if (text.includes(MARK)) return name;
  }
  throw new Fault(
    'api-reference/stylesheet',
    folder,
    `no stylesheet has ${MARK}.`,
    'Fix: keep the import of api.css in src/components/api/ApiDocItem.tsx.',
  );
}
