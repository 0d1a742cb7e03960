import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/search';
import {addStarts} from './addStarts';
import {buildIndex} from './buildIndex';
import {collectRecords} from './collectRecords';
import {RECORDS} from './recordsFile';

/** Where the files go, relative to the build folder. */
const FOLDER = 'search';

/**
 * After the build: all that search can find, read from the finished pages. The index is written
 * beside them, in shards; the records are kept for whoever runs another index.
 */
export default function searchPlugin({siteDir, outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData(search);
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : {optimization: lateStyles(), devServer: lastIndex(outDir, baseUrl)};
    },
    async postBuild({outDir, baseUrl, routesBuildMetadata}) {
      const routes = Object.keys(routesBuildMetadata);
      const records = await collectRecords({outDir, baseUrl, routes});
      const write = async (file: string, text: string) => {
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      };
      await write(path.join(siteDir, RECORDS), JSON.stringify(records));
      for (const [name, text] of await addStarts(buildIndex(records))) {
        await write(path.join(outDir, name), text);
      }
    },
  };
}

/** While pages are written, there is no index but that of the last build. */
function lastIndex(outDir: string, baseUrl: string): object {
  return {
    static: [FOLDER, 'assets/search'].map((folder) => ({
      directory: path.join(outDir, folder),
      publicPath: `${baseUrl}${folder}`,
      // The folder of the index is that of the search page too, which is not the built one here.
      staticOptions: {index: false, redirect: false},
      watch: false,
    })),
  };
}

/**
 * Keeps the styles of the search window and of results out of the stylesheet that every page
 * waits for: they come with the code that needs them. The framework puts all into one file.
 */
function lateStyles(): object {
  const chunks = ({name}: {name?: string | null}) => !name?.startsWith('search-');
  return {splitChunks: {cacheGroups: {styles: {chunks}}}};
}
