import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Redirect} from '../../config/redirects';
import {readPages} from '../../finish/pages/readPages';
import {runSteps} from '../../finish/runSteps';
import {servingSteps} from '../../finish/servingSteps';

/** A project folder with a small built site, laid out like the real one. */
export type TestSite = {
  project: string;
  root: string;
  generatedDir: string;
  headersFile: string;
  redirects: readonly Redirect[];
  remove(): void;
};

/** An inline script, like the theme script in every page of the real site. */
const THEME_SCRIPT = 'document.documentElement.dataset.theme = "dark";';

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>` +
  `<script>${THEME_SCRIPT}</script><h1>${title}</h1>` +
  `<p>${'A sentence that makes the page worth compressing. '.repeat(60)}</p></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  '404.html': page('Nothing here'),
  'stakers/index.html': page('Stakers'),
  'guides/overview/index.html': page('Overview'),
  'api/babylon-gRPC/index.html': page('API'),
  'playground/index.html': '<!doctype html><title>Sandbox</title><script>eval("1");</script>',
  'diagram/index.html': '<!doctype html><title>Diagram</title>',
  'assets/js/main.0a1b2c3d.js': `export const words = ${JSON.stringify('word '.repeat(900))};`,
  'assets/js/plain.js': 'export {};',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'llms.txt': 'Übersicht\n',
  'stakers/index.md': '# Stakers\n',
  'sitemap.xml': '<urlset/>',
  'blog/rss.xml': '<rss/>',
  'blog/atom.xml': '<feed/>',
  'feeds/upgrades.rss.xml': `<rss>${'<item/>'.repeat(300)}</rss>`,
  'feeds/upgrades.json': '{}',
  'facts.json': '{}',
  '.secret': 'secret',
  '.well-known/security.txt': 'Contact: https://site.example/\n',
};

const REDIRECTS: readonly Redirect[] = [
  {from: '/guides/', to: '/guides/overview/'},
  {from: '/old/tools/', to: '/stakers/#stake'},
];

/** Writes the site to a new temporary folder and finishes it with the real steps of the build. */
export async function makeSite(): Promise<TestSite> {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  const root = path.join(project, 'build');
  const generatedDir = path.join(project, 'deploy', 'generated');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  for (const [file, text] of Object.entries(FILES)) write(path.join(root, file), text);
  // Files outside the site, within reach of a path traversal.
  write(path.join(project, 'outside', 'secret.txt'), 'secret');
  write(path.join(project, 'build-secret', 'secret.txt'), 'secret');
  symlinkSync(path.join(project, 'outside'), path.join(root, 'linked'));
  symlinkSync(path.join(project, 'outside', 'secret.txt'), path.join(root, 'linked.txt'));
  symlinkSync(path.join(project, 'nowhere'), path.join(root, 'dangling'));
  const steps = servingSteps({
    outDir: root,
    generatedDir,
    baseUrl: '/',
    analytics: false,
    redirects: REDIRECTS,
    compression: 'quick',
    cacheDir: path.join(project, 'cache'),
  });
  await runSteps(steps, readPages({outDir: root, baseUrl: '/', routes: []}));
  return {
    project,
    root,
    generatedDir,
    headersFile: path.join(generatedDir, 'headers.json'),
    redirects: REDIRECTS,
    remove: () => rmSync(project, {recursive: true, force: true}),
  };
}
