import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTables} from './readTables';
import {readVersions} from './readVersions';
import {splitRoutes} from './splitRoutes';
import {trimGlobalData} from './trimGlobalData';
import {trimVersions} from './trimVersions';
import {writeTables} from './writeTables';

export type Options = {
  /** Sections that have a list of their own. */
  sections: readonly Section[];
};

export type Section = {
  /**
   * Path of a top-level route, or the folder of documents with one sidebar; below the base URL,
   * without a slash at the end.
   */
  path: string;
  /**
   * How many of its pages share a file: many for small pages, since every page carries the names
   * of all files. 1 when left out.
   */
  pagesAFile?: number;
};

/**
 * Keeps routes of large sections out of what every page loads. The framework puts one list of
 * all routes into the main bundle, about 100 bytes gzip a page; the sections named here have
 * lists of their own, asked for when a reader goes there.
 *
 * Works on production builds only: while writing, the framework changes its tables as it runs.
 */
export default function lazyRoutesPlugin(
  {generatedFilesDir, baseUrl, siteDir, siteConfig}: LoadContext,
  {sections}: Options,
): Plugin {
  return {
    name: 'lazy-routes',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      // It tells files by names of chunks, which our way to fetch ahead (client/docusaurus.ts) has
      // no need of, and every page would load the names.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const later = sections.map((each) => ({
        ...each,
        path: `${baseUrl}${each.path.replace(/^\//, '')}`,
      }));
      const folder = path.join(generatedFilesDir, 'lazy-routes');
      const client = path.join(__dirname, 'client');
      const tables = readTables(generatedFilesDir);
      const written = writeTables(
        folder,
        path.join(client, 'laterRoutes.tsx'),
        splitRoutes(
          tables,
          later.map(({path: section}) => section),
        ),
        new Map(later.map(({path: section, pagesAFile = 1}) => [section, pagesAFile])),
      );
      const versions = readVersions(tables.registry, generatedFilesDir);
      const withBanner = [...versions.values()].flatMap(({version}) =>
        version.banner ? [version.pluginId] : [],
      );
      // The bundler compares real paths: node_modules may be a link.
      const packages = realpathSync(path.join(siteDir, 'node_modules'));
      const core = path.join(packages, '@docusaurus/core/lib/client');
      const own = ['docusaurus', 'preload'].flatMap((name) =>
        ['', '.js'].map((ending) => [
          path.join(core, `${name}${ending}`),
          path.join(client, `${name}.ts`),
        ]),
      );
      return {
        // An alias of ours must be asked before the framework's shorter ones.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            'path-to-regexp$': path.join(client, 'pathToRegexp.ts'),
            '@generated/routes$': written.routes,
            '@generated/routesChunkNames$': written.chunkNames,
            '@generated/registry$': written.registry,
            '@generated/globalData$': trimGlobalData(
              generatedFilesDir,
              folder,
              siteConfig.themeConfig,
              new Set(withBanner),
            ),
            ...Object.fromEntries(
              Object.entries(trimVersions(tables.registry, versions, siteDir, folder)).map(
                ([name, file]) => [`${name}$`, file],
              ),
            ),
            ...(Object.fromEntries(own) as Record<string, string>),
          },
        },
      };
    },
  };
}
