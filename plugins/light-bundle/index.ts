import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** Parts of the site's configuration that only the build reads. */
const BUILD_ONLY = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'staticDirectories',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

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
 * Keeps out of the browser's bundle what no page needs: the Prism highlighter with its list of
 * languages (code is highlighted when the site is built), the helpers of `tslib` that nothing
 * calls, two packages that the router imports and does not use, what only the build is configured
 * by, and what only the HTML of the server needs to name fonts.
 */
export default function lightBundlePlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  // The bundler compares real paths: node_modules may be a link.
  const packages = realpathSync(path.join(siteDir, 'node_modules'));
  const theme = path.join(packages, '@docusaurus', 'theme-classic', 'lib');
  const made = (file: string, text: string) => {
    const place = path.join(generatedFilesDir, 'light-bundle', file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
    return place;
  };
  return {
    name: 'light-bundle',
    configureWebpack(_config, isServer) {
      const noPrism = path.join(__dirname, 'noPrism.ts');
      const alias: Record<string, string> = {
        'prism-react-renderer': noPrism,
        [path.join(theme, 'prism-include-languages.js')]: noPrism,
        [path.join(theme, 'prism-include-languages')]: noPrism,
      };
      if (!isServer) {
        alias['path-to-regexp$'] = path.join(__dirname, 'pathToRegexp.ts');
        alias['tslib$'] = path.join(__dirname, 'tslib.ts');
        alias['hoist-non-react-statics$'] = path.join(__dirname, 'hoistStatics.ts');
        alias['react-is$'] = path.join(__dirname, 'reactIs.ts');
        alias['@site/src/components/FontPreloads$'] = path.join(__dirname, 'noComponent.ts');
        alias['@generated/docusaurus.config$'] = made(
          'docusaurus.config.mjs',
          `export default ${JSON.stringify(browserConfig(siteConfig))};\n`,
        );
        // Which version each plugin has is for the framework's debug pages.
        const docusaurusVersion = DOCUSAURUS_VERSION;
        alias['@generated/site-metadata$'] = made(
          'site-metadata.mjs',
          `export default ${JSON.stringify({docusaurusVersion, pluginVersions: {}})};\n`,
        );
      }
      return {
        // An alias of ours must be asked before the framework's shorter ones.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias},
        ...(process.env.NODE_ENV === 'production' && safeNames(siteDir)),
      };
    },
  };
}

/** The configuration without what only the build reads, and without the highlighter's colors. */
function browserConfig({future, themeConfig, ...config}: DocusaurusConfig): object {
  const kept = Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key));
  return {
    ...Object.fromEntries(kept),
    future: {experimental_router: future.experimental_router},
    themeConfig: {...themeConfig, prism: {}},
  };
}
