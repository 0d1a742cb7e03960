import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {isWriting} from '../../markdown/live-data/isWriting';
import {serveFolder} from '../../markdown/live-data/serveFolder';

const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Live code result</title>
<link rel="stylesheet" href="./sandbox.css">
<h1>Live code result</h1>
<div id="result"></div>
<script src="./sandbox.js"></script>
</html>
`;

const style = `body{margin:12px;font:16px/24px system-ui,sans-serif}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

/**
 * Writes the document that runs live code, at `/playground/`. It is a document of its own so
 * that its content policy can allow evaluation while no other page's does.
 */
export default function livePlaygroundPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const published = path.join(generatedFilesDir, 'live-playground');
  return {
    name: 'live-playground',
    async loadContent() {
      if (isWriting()) await writeSandbox(path.join(published, 'playground'));
    },
    configureWebpack() {
      return isWriting() ? serveFolder(published, baseUrl) : {};
    },
    postBuild: ({outDir}) => writeSandbox(path.join(outDir, 'playground')),
  };
}

async function writeSandbox(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await build({
    entryPoints: [path.join(__dirname, 'sandbox', 'main.ts')],
    outfile: path.join(folder, 'sandbox.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  await writeFile(path.join(folder, 'index.html'), document);
  await writeFile(path.join(folder, 'sandbox.css'), style);
}
