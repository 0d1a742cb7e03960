import {createHash} from 'node:crypto';
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analytics} from '../../config/analytics';
import {buildClock} from '../../data/clock';
import {pageModels} from '../../finish/pages/PageModel';
import {isDevServer} from '../../markdown/live-data/devServer';
import {closeCache, openCache} from './bundlerCache';
import {cacheVersion} from './cacheVersion';

/**
 * Derives file names from the sources, not from the output. With `realContentHash`, the bundler would
 * replace the digits of a hash wherever they occur in a script, even in a public key. The lockfile is
 * part of every hash, because a new minifier or framework changes the output of the same sources.
 * The server and browser builds share the salt, because the names of CSS classes depend on it.
 */
function safeFileNames(siteDir: string): object {
  return {
    optimization: {realContentHash: false},
    output: {
      hashSalt: createHash('sha256')
        .update(readFileSync(path.join(siteDir, 'package-lock.json')))
        .digest('hex'),
    },
  };
}

/**
 * Changes to the framework's bundler: no Prism, because code is highlighted when the site is built, a
 * case-sensitive router, safe file names, and a disk cache that is reused while the code and data of
 * the pages stay the same.
 */
export default function bundlerPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  // The bundler compares real paths, and node_modules can be a symbolic link.
  const theme = realpathSync(path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib'));
  const noPrism = path.join(__dirname, 'noPrism.ts');
  const cacheName = isDevServer() ? 'rspack-dev' : 'rspack';
  const cacheDir = path.join(siteDir, 'node_modules/.cache', cacheName);
  let version = '';
  return {
    name: 'bundler',
    allContentLoaded({allContent}) {
      const settings = [siteConfig, analytics, buildClock()];
      version = cacheVersion(siteDir, settings, pageModels(allContent));
      if (!isDevServer()) openCache(cacheDir, version);
      return Promise.resolve();
    },
    configureWebpack() {
      if (isDevServer()) {
        // Content is reloaded after every edit, but the bundler is configured only once. The development
        // server runs a single compiler, so its cache is always complete.
        openCache(cacheDir, version);
        closeCache(cacheDir, version);
      }
      return {
        // Our aliases must take precedence over the framework's shorter ones.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            'prism-react-renderer': noPrism,
            [path.join(theme, 'prism-include-languages.js')]: noPrism,
            [path.join(theme, 'prism-include-languages')]: noPrism,
            'path-to-regexp$': path.join(__dirname, 'pathToRegexp.ts'),
          },
        },
        ...(process.env.NODE_ENV === 'production' && safeFileNames(siteDir)),
        experiments: {cache: {storage: {type: 'filesystem', directory: cacheDir}}},
      };
    },
    postBuild() {
      closeCache(cacheDir, version);
      return Promise.resolve();
    },
  };
}
