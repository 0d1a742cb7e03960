import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts our own step around the framework's loading of a route. The framework waits for a route
 * without an end, and loads the page whole when its files do not come: a reader without a line
 * would lose the page that is open.
 *
 * @throws when the framework no longer has the module that is stood in for
 */
export default function routeLoadingPlugin({siteDir}: LoadContext): Plugin {
  const client = path.join(
    realpathSync(path.join(siteDir, 'node_modules')),
    '@docusaurus/core/lib/client',
  );
  const preload = path.join(client, 'preload.js');
  if (!existsSync(preload)) {
    throw new Error(
      `[route-loading] ${preload} is gone: this version of the framework loads routes elsewhere. ` +
        'Adapt plugins/route-loading/index.ts, or remove the plugin.',
    );
  }
  return {
    name: 'route-loading',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            'framework-preload$': preload,
            [preload]: path.join(siteDir, 'src/client/preloadRoute.ts'),
            [path.join(client, 'preload')]: path.join(siteDir, 'src/client/preloadRoute.ts'),
          },
        },
      };
    },
  };
}
