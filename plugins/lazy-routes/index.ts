import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTables} from './readTables';
import {splitRoutes} from './splitRoutes';
import {trimGlobalData} from './trimGlobalData';
import {writeTables} from './writeTables';

export type Options = {
  /** Paths of top-level routes, below the base URL, without a slash at the end. */
  paths: readonly string[];
};

/**
 * Keeps routes of large sections out of what every page loads. The framework puts one list of
 * all routes into the main bundle, about 100 bytes gzip a page; the sections named here have
 * lists of their own, asked for when a reader goes there.
 *
 * Works on production builds only: while writing, the framework changes its tables as it runs.
 */
export default function lazyRoutesPlugin(
  {generatedFilesDir, baseUrl, siteDir}: LoadContext,
  {paths}: Options,
): Plugin {
  return {
    name: 'lazy-routes',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const later = paths.map((each) => `${baseUrl}${each.replace(/^\//, '')}`);
      const folder = path.join(generatedFilesDir, 'lazy-routes');
      const client = path.join(__dirname, 'client');
      const written = writeTables(
        folder,
        path.join(client, 'laterRoutes.tsx'),
        splitRoutes(readTables(generatedFilesDir), later),
      );
      // The bundler compares real paths: node_modules may be a link.
      const packages = realpathSync(path.join(siteDir, 'node_modules'));
      const core = path.join(packages, '@docusaurus/core/lib/client/preload');
      return {
        // An alias of ours must be asked before the framework's shorter ones.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/routes$': written.routes,
            '@generated/routesChunkNames$': written.chunkNames,
            '@generated/registry$': written.registry,
            '@generated/globalData$': trimGlobalData(generatedFilesDir, folder, later),
            [core]: path.join(client, 'preload.ts'),
            [`${core}.js`]: path.join(client, 'preload.ts'),
          },
        },
      };
    },
  };
}
