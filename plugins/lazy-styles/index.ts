import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../finish/listFiles';

/** Ending of a stylesheet that comes with a part of the site which is loaded at first use. */
const LAZY = '.lazy.css';

/**
 * Keeps stylesheets `….lazy.css` out of the one into which the framework joins all others, and for
 * which each page waits. Those of a folder stand in a file of their own, which the bundler loads
 * together with the script that imports one of them.
 */
export default function lazyStylesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const folders = listFiles(path.join(siteDir, 'src'))
        .filter((file) => file.endsWith(LAZY))
        .map((file) => path.dirname(file));
      const groups = [...new Set(folders)].map((folder) => [
        `lazy ${folder}`,
        lazyGroup(path.join(siteDir, 'src', folder)),
      ]);
      const optimization: object = {
        splitChunks: {cacheGroups: Object.fromEntries(groups) as object},
      };
      return {optimization};
    },
  };
}

function lazyGroup(folder: string): object {
  return {
    name: `lazy-${path.basename(folder).toLowerCase()}`,
    type: 'css/mini-extract',
    // A name of a module holds those of its loaders too.
    test: (module: {identifier: () => string}) =>
      module
        .identifier()
        .split(/[!|]/)
        .some((file) => file.endsWith(LAZY) && path.dirname(file) === folder),
    chunks: 'all',
    enforce: true,
    // Above the framework's, and that of the API reference.
    priority: 60,
  };
}
