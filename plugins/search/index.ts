import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search} from '../../config/search';

/**
 * Passes the configuration of search to the browser and, in dev mode, serves the index of the last build.
 * `search/index` builds the index.
 */
export default function searchPlugin({outDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData(search);
    },
    configureWebpack(_config, isServer): object {
      return isServer ? {} : {devServer: devServerConfig(outDir, baseUrl)};
    },
  };
}

/** Serves the index of the last build, because the dev server doesn't build one. */
function devServerConfig(outDir: string, baseUrl: string): object {
  return {
    static: ['search', 'assets/search'].map((folder) => ({
      directory: path.join(outDir, folder),
      publicPath: `${baseUrl}${folder}`,
      // `search/` also contains the built search page, which must not replace the dev server's.
      staticOptions: {index: false, redirect: false},
      watch: false,
    })),
  };
}
