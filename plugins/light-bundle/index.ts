import {mkdirSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Parts of the site's configuration that only the build reads. */
const BUILD_ONLY = ['plugins', 'themes', 'presets', 'markdown', 'staticDirectories'];

/**
 * Keeps out of the browser's bundle what no page needs: the Prism highlighter with its list of
 * languages (code is highlighted when the site is built), the helpers of `tslib` that nothing
 * calls, two packages that the router imports and does not use, and the options of the build's plugins.
 */
export default function lightBundlePlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  // The bundler compares real paths: node_modules may be a link.
  const packages = realpathSync(path.join(siteDir, 'node_modules'));
  const theme = path.join(packages, '@docusaurus', 'theme-classic', 'lib');
  const config = path.join(generatedFilesDir, 'light-bundle', 'docusaurus.config.mjs');
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
        alias['tslib$'] = path.join(__dirname, 'tslib.ts');
        alias['hoist-non-react-statics$'] = path.join(__dirname, 'hoistStatics.ts');
        alias['react-is$'] = path.join(__dirname, 'reactIs.ts');
        alias['@generated/docusaurus.config$'] = config;
        const kept = Object.entries(siteConfig).filter(([key]) => !BUILD_ONLY.includes(key));
        mkdirSync(path.dirname(config), {recursive: true});
        writeFileSync(config, `export default ${JSON.stringify(Object.fromEntries(kept))};\n`);
      }
      // An alias of ours must be asked before the framework's shorter ones.
      return {mergeStrategy: {'resolve.alias': 'prepend'}, resolve: {alias}};
    },
  };
}
