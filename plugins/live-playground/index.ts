import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {isDevServer, serveFolder} from '../../markdown/live-data/devServer';

/**
 * The document with its script in it: in a document without an origin WebKit loads no file of the
 * site, so the policy names the script by its hash. Styles are attributes for the same reason.
 */
const document = (script: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Live code result</title>
<body style="margin:12px;font:16px/24px system-ui,sans-serif">
<h1 style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Live code result</h1>
<div id="result"></div>
<script>${script}</script>
</html>
`;

/**
 * Writes the document that runs live code, at `/playground/`. It is a separate document so
 * that its content policy can allow evaluation while no other page's does.
 */
export default function livePlaygroundPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const published = path.join(generatedFilesDir, 'live-playground');
  return {
    name: 'live-playground',
    async loadContent() {
      if (isDevServer()) await writeSandbox(path.join(published, 'playground'));
    },
    configureWebpack() {
      return isDevServer() ? serveFolder(published, baseUrl) : {};
    },
    postBuild: ({outDir}) => writeSandbox(path.join(outDir, 'playground')),
  };
}

async function writeSandbox(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'sandbox', 'main.ts')],
    bundle: true,
    // What would end the script element is written with an escape.
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  const script = outputFiles[0]?.text ?? '';
  await writeFile(path.join(folder, 'index.html'), document(script.replaceAll('<!--', '<\\!--')));
}
