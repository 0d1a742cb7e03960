import {createHash} from 'node:crypto';
import {readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Names of files follow from their sources, not from their final text. With `realContentHash` the
 * bundler would rewrite a name wherever its digits occur in a script, in a public key too. The
 * lockfile is part of every name, because a new minifier or framework changes the text of a file
 * whose sources stay the same. Server and browser share the salt: names of CSS classes follow from it.
 */
function safeNames(siteDir: string): object {
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
 * What the site changes in the framework's bundler: no Prism, since code is highlighted when the
 * site is built, a case-sensitive router, and safe names of files.
 */
export default function bundlerPlugin({siteDir}: LoadContext): Plugin {
  // The bundler compares real paths: node_modules may be a link.
  const theme = realpathSync(path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib'));
  const noPrism = path.join(__dirname, 'noPrism.ts');
  return {
    name: 'bundler',
    configureWebpack: () => ({
      // An alias of ours must be asked before the framework's shorter ones.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {
        alias: {
          'prism-react-renderer': noPrism,
          [path.join(theme, 'prism-include-languages.js')]: noPrism,
          [path.join(theme, 'prism-include-languages')]: noPrism,
          'path-to-regexp$': path.join(__dirname, 'pathToRegexp.ts'),
        },
      },
      ...(process.env.NODE_ENV === 'production' && safeNames(siteDir)),
    }),
  };
}
