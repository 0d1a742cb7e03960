import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/**
 * Puts a small script into the head of every page, which runs before all others and says what of
 * them did not arrive. It stands in the page, so that it is there when nothing else is;
 * plugins/security-headers lets it run by its hash.
 */
export default function earlyScriptPlugin(): Plugin {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'failureBar.ts')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const code = outputFiles.map(({text}) => text.trim()).join('');
  return {
    name: 'early-script',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: code}]}),
    getClientModules: () => [path.join(__dirname, 'failureBar.css')],
  };
}
