import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/search';

/**
 * Everything search needs from the framework: its configuration in the browser, and the index of the last
 * build while pages are written. `search/index` makes the index.
 */
export default function searchPlugin({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData(search);
    },
    configureWebpack(_config, isServer): object {
      return isServer ? {} : {devServer: lastIndex(outDir, baseUrl)};
    },
  };
}

/** In dev mode, the only index is that of the last build. */
function lastIndex(outDir: string, baseUrl: string): object {
  return {
    static: ['search', 'assets/search'].map((folder) => ({
      directory: path.join(outDir, folder),
      publicPath: `${baseUrl}${folder}`,
      // The folder of the index is that of the search page too, which is not the built one here.
      staticOptions: {index: false, redirect: false},
      watch: false,
    })),
  };
}
