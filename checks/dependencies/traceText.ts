/**
 * Prints which packages run while a document becomes HTML and copies, as JSON: the steps that
 * `docusaurus.config.ts` names, by the framework's own processor on some documents, then
 * `finish/` on a page. V8 counts the calls, so dependencies of dependencies are told.
 */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {Session} from 'node:inspector/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadContext} from '@docusaurus/core/lib/server/site';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {listFiles} from '../../data/listFiles';
import {machineCopies} from '../../finish/machine-copies/machineCopies';
import {readPages} from '../../finish/pages/readPages';
import {runSteps} from '../../finish/runSteps';
import {searchIndex} from '../../finish/search-index/searchIndex';
import {servable} from '../../finish/servable';
import {socialPictures} from '../../finish/social-pictures/socialPictures';

const PROJECT = path.resolve(__dirname, '../..');
const URL = 'https://docs.example';

/** A page with what its text may hold. */
const PAGE = `<!doctype html><html lang=en><head><title>A page</title>
<meta name=description content="A page."><meta property=og:image:alt content="A page">
<meta property=og:image content=${URL}/img/social/a.png></head><body><main><article>
<h1>A page</h1><p>A <b>value</b>, <em>which</em> <code>a_name</code> <a href=/b/>links</a>.</p>
<h2 id=more>More</h2><ul><li>One<ol><li>Two</li></ol></li></ul><blockquote>Said</blockquote>
<pre data-language=bash><code>ls</code></pre><img src=a.png alt="A picture"><hr>
<table><thead><tr><th>Host</th></tr></thead><tbody><tr><td>a | b</td></tr></tbody></table>
</article></main></body></html>`;

/** Options of the framework's plugins that read Markdown. */
type Reads = {path?: string; admonitions?: boolean; remarkPlugins: object[]};

async function trace(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  const {siteConfig} = await loadContext({siteDir: PROJECT});
  const documents = await prepareDocuments(siteConfig);
  await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
  for (const read of documents) await read();
  await finish(PAGE);
  const {result} = await session.post('Profiler.takePreciseCoverage');
  const packages = result
    .filter(({functions}) =>
      // The module itself is a function without a name: that it was loaded is no call.
      functions.some(({functionName, ranges}) => functionName !== '' && ranges[0]?.count),
    )
    .map(({url}) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? '');
  // Compiled code, which V8 does not see; @docusaurus/bundler calls the one or the other.
  packages.push(siteConfig.future.faster.swcHtmlMinimizer ? '@swc/html' : 'html-minifier-terser');
  console.log(JSON.stringify([...new Set(packages)].filter(Boolean).sort()));
}

/** One document of each eight, and those that show every component. */
const isRead = (file: string, index: number) => index % 8 === 0 || file.includes('/contribute/');

/** Documents, by the steps of each plugin that reads Markdown. */
async function prepareDocuments(siteConfig: DocusaurusConfig) {
  const reading = siteConfig.plugins.flatMap((entry) =>
    Array.isArray(entry) && entry[1] && 'remarkPlugins' in entry[1] ? [entry[1] as Reads] : [],
  );
  if (reading.length < 6) throw new Error(`Only ${reading.length} plugins read Markdown.`);
  const files = ['docs', 'blog']
    .flatMap((folder) => listFiles(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(PROJECT, file));
  const all: (() => Promise<unknown>)[] = [];
  for (const options of reading) {
    const {mdxProcessor} = await createProcessors({
      options: {
        admonitions: true,
        ...options,
        siteDir: PROJECT,
        staticDirs: siteConfig.staticDirectories,
        markdownConfig: siteConfig.markdown,
      },
    });
    // The plugins have the same steps, and few of their own; one reads a part of all documents.
    const own = options.path === 'docs' ? files.filter(isRead) : files.slice(0, 2);
    for (const file of own) {
      all.push(async () => {
        const {content, frontMatter} = await siteConfig.markdown.parseFrontMatter({
          filePath: file,
          fileContent: readFileSync(file, 'utf8'),
          defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        });
        await mdxProcessor.process({content, filePath: file, frontMatter, compilerName: 'server'});
      });
    }
  }
  return all;
}

/** `finish/` on a page, in a folder of its own. */
async function finish(html: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'text-'));
  try {
    const outDir = path.join(folder, 'build');
    mkdirSync(outDir);
    writeFileSync(path.join(outDir, 'index.html'), html);
    const input = {outDir, baseUrl: '/', url: URL, title: 'Site', tagline: 'A site'};
    const made = servable({
      outDir,
      generatedDir: path.join(folder, 'generated'),
      baseUrl: '/',
      analytics: false,
      redirects: [],
      compression: 'quick',
    });
    await runSteps(
      [
        searchIndex(folder, input),
        machineCopies(input),
        await socialPictures(PROJECT, input),
        ...made,
      ],
      readPages({...input, routes: ['/']}),
    );
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

void trace();
