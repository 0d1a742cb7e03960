import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build, type BuildOptions} from 'esbuild';
import {isDevServer, serveFolder} from '../../markdown/live-data/devServer';

/** Mermaid's script, which sets a global variable and can't be bundled. */
const MERMAID = 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js';

const head = (title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${title}</title>
`;

const diagramDocument = `${head('Diagram')}<link rel="stylesheet" href="./diagram.css">
<div id="diagram"><h1>Diagram</h1></div>
<script src="./mermaid.js"></script>
<script type="module" src="./diagram.js"></script>
</html>
`;

const diagramStyle = `html,body{margin:0;background:transparent}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
svg{display:block;margin:auto;max-width:100%;height:auto}
@media (forced-colors:active){html,#diagram *{forced-color-adjust:none}}
`;

/**
 * HTML of the playground. WebKit loads no files of the site in a document with an opaque origin, so the
 * script is inline, with its hash in the CSP, and the styles are attributes.
 */
const playgroundDocument = (
  script: string,
) => `${head('Live code result')}<body style="margin:12px;font:16px/24px system-ui,sans-serif">
<h1 style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Live code result</h1>
<div id="result"></div>
<script>${script}</script>
</html>
`;

/**
 * Writes the documents that pages embed in a frame, because each needs a CSP that is too
 * weak for a page (config/headers.ts). `/playground/` evaluates live code. `/diagram/` draws Mermaid
 * text, for which the library adds style elements; only pages with a diagram load it.
 */
export default function framesPlugin({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const devFolder = path.join(generatedFilesDir, 'frames');
  const write = async (folder: string) => {
    await writeDiagram(path.join(folder, 'diagram'), path.join(siteDir, MERMAID));
    await writePlayground(path.join(folder, 'playground'));
  };
  return {
    name: 'frames',
    async loadContent() {
      if (isDevServer()) await write(devFolder);
    },
    configureWebpack() {
      return isDevServer() ? serveFolder(devFolder, baseUrl) : {};
    },
    postBuild: ({outDir}) => write(outDir),
  };
}

async function writeDiagram(folder: string, mermaidFile: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'index.html'), diagramDocument);
  await writeFile(path.join(folder, 'diagram.css'), diagramStyle);
  await writeFile(path.join(folder, 'diagram.js'), await bundle('diagram', {format: 'esm'}));
  await copyFile(mermaidFile, path.join(folder, 'mermaid.js'));
}

async function writePlayground(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  const script = await bundle('playground', {
    format: 'iife',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  // esbuild escapes `</script`, which would end the element, but not `<!--`, which could start a comment.
  const html = playgroundDocument(script.replaceAll('<!--', '<\\!--'));
  await writeFile(path.join(folder, 'index.html'), html);
}

async function bundle(
  folder: string,
  options: Pick<BuildOptions, 'format' | 'define'>,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, folder, 'main.ts')],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    ...options,
  });
  return outputFiles[0]!.text;
}
