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
 * Keeps the details of facts, the definitions of terms and the drawings out of page scripts. On the
 * server, `@page-data/*` is complete and is rendered into the HTML. In the browser it is empty:
 * hydration keeps the HTML, and `/facts.json`, `/terms.json` or `/figures/<name>.svg` is fetched only
 * when it is needed.
 *
 * The development server renders no HTML, so there the browser gets the complete data too, and the
 * server serves the files. When data changes, the data is reloaded and all pages are recompiled.
 */
export default function pageDataPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<PageData> {
  const folder = path.join(generatedFilesDir, 'page-data');
  const file = (name: string) => path.join(folder, `${name}.json`);
  const devFolder = path.join(folder, 'published');
  const isDev = isDevServer();
  const sources = ['figures', 'data', 'examples'];
  /** File with the hash of the sources; in the development server, every page depends on it. */
  const stamp = path.join(folder, 'stamp');
  let isReload = false;
  return {
    name: 'page-data',
    getPathsToWatch() {
      return sources.map((name) => path.join(siteDir, name, '**/*'));
    },
    async loadContent() {
      const reloaded = await (isReload ? reloadData() : reloadedData());
      return reloaded ? reloaded.loadPageData(siteDir) : loadPageData(siteDir);
    },
    async contentLoaded({content}) {
      await mkdir(folder, {recursive: true});
      await writeFile(file('empty'), '{}');
      for (const name of NAMES) await writeFile(file(name), JSON.stringify(content[name]));
      if (isDev) {
        await publish(content, devFolder);
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
        ...(isDev && {...serveFolder(devFolder, baseUrl), module: {rules: [dependOn(stamp)]}}),
      };
    },
    async postBuild({outDir, content}) {
      await publish(content, outDir);
    },
  };
}

/**
 * Access and modification time of the stamp, in seconds: ten seconds ago. If the stamp were newer than
 * the first compilation, it would trigger another one. If it were older than the last session, the
 * bundler's cache would miss a change of the sources.
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
