import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {announcement} from '../../config/announcement';

/**
 * The script in the head of every page, which runs before all others. It starts the framework once the
 * page has loaded or the reader interacts with it, and until then it handles or queues interactions.
 * finish/headers adds its hash to the CSP.
 */
export function bundleEarlyScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', 'main.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Without this, esbuild adds a strict-mode directive, which has no effect here.
    tsconfigRaw: '{}',
    define: {ANNOUNCEMENT_ID: JSON.stringify(announcement.id)},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

export default function earlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: bundleEarlyScript()}]}),
    getClientModules: () =>
      ['failureBar.css', 'client/replayActions.ts'].map((file) => path.join(__dirname, file)),
  };
}
