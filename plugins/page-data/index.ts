import {mkdir, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../../finish/cache/hashFiles';
import {
  dependOn,
  isDevServer,
  reloadData,
  reloadedData,
  serveFolder,
} from '../../markdown/live-data/devServer';
import {loadPageData, type PageData} from '../../markdown/page-data/loadPageData';

const NAMES = ['facts', 'terms', 'figures'] as const;

/**
 * Keeps sources and drawings out of the scripts of a page. On the server, `@page-data/*` is complete and
 * is rendered into the HTML. In the browser it is empty: hydration keeps the HTML, and `/facts.json`,
 * `/terms.json` or `/figures/<name>.svg` is fetched only when it is needed.
 *
 * The development server renders no HTML, so the browser has the data too, and the server serves the
 * files. When data changes, it is loaded again and all pages compile again.
 */
export default function pageDataPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<PageData> {
  const folder = path.join(generatedFilesDir, 'page-data');
  const file = (name: string) => path.join(folder, `${name}.json`);
  const published = path.join(folder, 'published');
  const isDev = isDevServer();
  const sources = ['figures', 'data', 'examples'];
  /** Every page depends on it in the development server, where it holds the hash of the sources. */
  const stamp = path.join(folder, 'stamp');
  let isReload = false;
  return {
    name: 'page-data',
    getPathsToWatch() {
      return sources.map((name) => path.join(siteDir, name, '**/*'));
    },
    async loadContent() {
      const newest = await (isReload ? reloadData() : reloadedData());
      return newest ? newest.loadPageData(siteDir) : loadPageData(siteDir);
    },
    async contentLoaded({content}) {
      await mkdir(folder, {recursive: true});
      await writeFile(file('empty'), '{}');
      for (const name of NAMES) await writeFile(file(name), JSON.stringify(content[name]));
      if (isDev) {
        await publish(content, published);
        await writeFile(stamp, hashFiles(siteDir, sources));
        if (!isReload) await utimes(stamp, ...beforeStart());
        isReload = true;
      }
    },
    configureWebpack(_config, isServer) {
      const isComplete = isServer || isDev;
      const alias = NAMES.map((name) => [`@page-data/${name}`, file(isComplete ? name : 'empty')]);
      return {
        resolve: {alias: Object.fromEntries(alias) as Record<string, string>},
        ...(isDev && {...serveFolder(published, baseUrl), module: {rules: [dependOn(stamp)]}}),
      };
    },
    async postBuild({outDir, content}) {
      await publish(content, outDir);
    },
  };
}

/**
 * Times for the stamp, in seconds. A file newer than the first compilation would start another one; one
 * older than the last session would hide from the bundler's cache that the sources changed.
 */
function beforeStart(): [number, number] {
  const seconds = Date.now() / 1000 - 10;
  return [seconds, seconds];
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
