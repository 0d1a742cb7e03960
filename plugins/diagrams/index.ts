import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {isDevServer, serveFolder} from '../../markdown/live-data/devServer';

const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Diagram</title>
<link rel="stylesheet" href="./diagram.css">
<div id="diagram"><h1>Diagram</h1></div>
<script src="./mermaid.js"></script>
<script type="module" src="./diagram.js"></script>
</html>
`;

/** A script that sets a global name: it cannot be bundled. */
const LIBRARY = 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js';

const style = `html,body{margin:0;background:transparent}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
svg{display:block;margin:auto;max-width:100%;height:auto}
@media (forced-colors:active){html,#diagram *{forced-color-adjust:none}}
`;

/**
 * Writes the document that draws Mermaid text, at `/diagram/`. The library writes style elements,
 * which the policy of our pages forbids; in a separate document it may, and no page without a
 * diagram loads any of it.
 */
export default function diagramsPlugin(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, baseUrl} = context;
  const published = path.join(generatedFilesDir, 'diagrams');
  const library = path.join(siteDir, LIBRARY);
  return {
    name: 'diagrams',
    async loadContent() {
      if (isDevServer()) await writeFrame(path.join(published, 'diagram'), library);
    },
    configureWebpack() {
      return isDevServer() ? serveFolder(published, baseUrl) : {};
    },
    postBuild: ({outDir}) => writeFrame(path.join(outDir, 'diagram'), library),
  };
}

async function writeFrame(folder: string, library: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await build({
    entryPoints: {diagram: path.join(__dirname, 'frame', 'main.ts')},
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  await copyFile(library, path.join(folder, 'mermaid.js'));
  await writeFile(path.join(folder, 'index.html'), document);
  await writeFile(path.join(folder, 'diagram.css'), style);
}
