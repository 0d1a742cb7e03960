import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isWriting} from '../../markdown/live-data/isWriting';
import {liveGraph, renewGraph} from '../../markdown/live-data/liveGraph';
import {LivePages} from '../../markdown/live-data/LivePages';
import {serveFolder} from '../../markdown/live-data/serveFolder';
import {loadPageData, type PageData} from '../../markdown/page-data/loadPageData';

/**
 * Keeps sources and drawings out of the scripts of a page. The server finds them in full under
 * `@page-data/*` and writes them into the HTML; the browser finds empty objects there, keeps what
 * the HTML holds, and fetches `/facts.json`, `/terms.json` or `/figures/<name>.svg` only when it needs one.
 *
 * While pages are written there is no HTML from a server: the browser then has the data too, and
 * the development server answers for the files. What changes is read anew, and with it the pages
 * that show it.
 */
export default function pageDataPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<PageData> {
  const folder = path.join(generatedFilesDir, 'page-data');
  const file = (name: string) => path.join(folder, `${name}.json`);
  const published = path.join(folder, 'published');
  const pages = isWriting() ? new LivePages(path.join(generatedFilesDir, 'live-pages')) : undefined;
  return {
    name: 'page-data',
    getPathsToWatch() {
      return ['figures', 'data', 'examples'].map((name) => path.join(siteDir, name, '**/*'));
    },
    async loadContent() {
      return pages ? (await renewGraph()).loadPageData(siteDir) : loadPageData(siteDir);
    },
    async contentLoaded({content}) {
      await mkdir(folder, {recursive: true});
      await writeFile(file('facts'), JSON.stringify(content.facts));
      await writeFile(file('terms'), JSON.stringify(content.terms));
      await writeFile(file('figures'), JSON.stringify(content.figures));
      await writeFile(file('empty'), '{}');
      if (pages) {
        await publish(content, published);
        pages.update(await (await liveGraph()).readParts(siteDir));
      }
    },
    configureWebpack(_config, isServer) {
      const given = (name: string) => file(isServer || pages ? name : 'empty');
      return {
        resolve: {
          alias: {
            '@page-data/facts': given('facts'),
            '@page-data/terms': given('terms'),
            '@page-data/figures': given('figures'),
          },
        },
        ...(pages && {
          ...serveFolder(published, baseUrl),
          module: {rules: [pageRule(pages)]},
        }),
      };
    },
    async postBuild({outDir, content}) {
      await publish(content, outDir);
    },
  };
}

/** Writes the files that the browser fetches. */
async function publish(content: PageData, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'figures'), {recursive: true});
  await writeFile(path.join(folder, 'facts.json'), `${JSON.stringify(content.facts)}\n`);
  await writeFile(path.join(folder, 'terms.json'), `${JSON.stringify(content.terms)}\n`);
  for (const [name, svg] of Object.entries(content.figures)) {
    await writeFile(path.join(folder, 'figures', `${name}.svg`), svg);
  }
}

function pageRule(pages: LivePages): object {
  const loader = path.join(__dirname, '../../markdown/live-data/watchPage.cjs');
  // By `test` the framework would take it for a rule that reads pages.
  return {resource: /\.mdx?$/, enforce: 'post', use: [{loader, options: {pages}}]};
}
