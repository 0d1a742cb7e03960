import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';

/** Stylesheets that come with a part of the site which is loaded at first use. */
const SHEETS = {
  'api-panel': 'src/components/api/panel/api-panel.lazy.css',
  tools: 'src/components/tools/parts/tools.lazy.css',
};

/**
 * Makes a stylesheet a piece of text, `@lazy-styles/<name>`, which a lazily loaded component
 * adopts. The framework joins every imported stylesheet into one file that each page waits for;
 * these few would weigh on pages that never show them. The content policy holds: a stylesheet
 * that a script constructs comes from a script that the policy let in.
 */
export default function lazyStylesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lazy-styles');
  return {
    name: 'lazy-styles',
    getPathsToWatch() {
      return Object.values(SHEETS).map((file) => path.join(siteDir, file));
    },
    configureWebpack() {
      mkdirSync(folder, {recursive: true});
      const alias: Record<string, string> = {};
      for (const [name, file] of Object.entries(SHEETS)) {
        const {code} = transformSync(readFileSync(path.join(siteDir, file), 'utf8'), {
          loader: 'css',
          minify: true,
        });
        const module = path.join(folder, `${name}.mjs`);
        writeFileSync(module, `export default ${JSON.stringify(code.trim())};\n`);
        alias[`@lazy-styles/${name}$`] = module;
      }
      return {resolve: {alias}};
    },
  };
}
