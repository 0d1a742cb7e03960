/**
 * `npm run bench:weight`: what each of the build's ways to keep pages light is worth. Builds a copy of
 * the project with all of them, without each, and without any, then loads the same pages of each
 * build in turns: bytes of script and style as gzip sends them, and processor time of the main
 * thread until the page answers. Takes as long as seven builds.
 * Arguments: `--rounds=7`; `--few`: one document and one API only, which is quicker, and says nothing
 * of lists of routes; `--folder=FOLDER`: built before by this bench, which is kept and used.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../../../scripts/programs';
import {createServer} from '../../../server/createServer';
import {saveData} from '../../e2e/open';
import {copyProject} from '../../e2e/scratchProject';

/** Each way, and what of the configuration it is. */
const WAYS = ['static-text', 'lazy-routes', 'light-bundle', 'light-styles', 'lazy-styles'] as const;
const VARIANTS = ['nothing', ...WAYS, 'all of them'] as const;
type Variant = (typeof VARIANTS)[number];

const DOCUMENT = 'guides/specifications/bitcoin_staking_scripts.mdx';
const PAGES = {
  ordinary: `/${DOCUMENT.replace('.mdx', '/')}`,
  API: '/api/comet-bft/status/',
} as const;
type PageKind = keyof typeof PAGES;

/** A phone of the middle is so many times slower, as the browser's own tools assume. */
const SLOWER = 4;

const CONFIG = `import site from './docusaurus.config';
const without = (process.env.WITHOUT ?? '').split(',');
const nameOf = (entry) => String(Array.isArray(entry) ? entry[0] : entry);
const isKept = (entry) => !without.some((name) => nameOf(entry).includes('/' + name + '/'));
const isStep = (step) => !Array.isArray(step) || step[0].name !== 'rehypeStaticText';
const withText = (entry) => {
  if (!without.includes('static-text') || !Array.isArray(entry) || !entry[1].rehypePlugins) return entry;
  return [entry[0], {...entry[1], rehypePlugins: entry[1].rehypePlugins.filter(isStep)}];
};
const isFew = process.env.FEW === 'true';
const isBuilt = (entry) =>
  !isFew ||
  (!/content-blog|client-redirects|lazy-routes/.test(nameOf(entry)) &&
    (!entry[1]?.api || entry[1].api === 'comet-bft'));
const few = (entry) => {
  if (!isFew || entry[1]?.path !== 'docs') return entry;
  return [entry[0], {...entry[1], sidebarPath: false, include: ['${DOCUMENT}']}];
};
export default {
  ...site,
  ...(isFew && {onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'}),
  plugins: site.plugins.filter(isKept).filter(isBuilt).map(withText).map(few),
};
`;

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(valueOf('rounds') ?? 7);
const isFew = args.includes('--few');
const measured = VARIANTS.filter((variant) => !isFew || variant !== 'lazy-routes');

const folderOf = (variant: Variant) => `build-${variant.replaceAll(' ', '-')}`;

function build(folder: string, variant: Variant): void {
  if (existsSync(path.join(folder, folderOf(variant), '404.html'))) return;
  console.log(`Building without ${variant}.`);
  const WITHOUT = variant === 'all of them' ? WAYS.join(',') : variant;
  const command = ['--max-old-space-size=1024', 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
  execFileSync(
    process.execPath,
    [...command, 'build', '--config', 'weight.config.ts', '--out-dir', folderOf(variant)],
    {
      cwd: folder,
      env: {...process.env, WITHOUT, FEW: String(isFew)},
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** What a page cost: bytes, and ms of the main thread on a slow phone. */
type Cost = {js: number; css: number; ms: number};

async function loadPage(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await saveData(page);
  const cost = {js: 0, css: 0, ms: 0};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1] as 'js' | 'css';
    if (!kind) return;
    const add = (body: Buffer) => void (cost[kind] += gzipSync(body, {level: 6}).length);
    bodies.push(response.body().then(add));
  });
  const devtools = await context.newCDPSession(page);
  // Time of the thread itself: what else runs on this machine does not count.
  await devtools.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForTimeout(1_500);
  const {metrics} = await devtools.send('Performance.getMetrics');
  await Promise.all(bodies);
  cost.ms = (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN) * 1_000 * SLOWER;
  await context.close();
  return cost;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function run(): Promise<void> {
  const given = valueOf('folder');
  const folder = given ?? copyProject('weight');
  writeFileSync(path.join(folder, 'weight.config.ts'), CONFIG);
  for (const variant of measured) build(folder, variant);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const servers = measured.map((variant) => {
    const root = path.join(folder, folderOf(variant));
    const server = createServer({root, headers: [], redirects: []}).listen(0, '127.0.0.1');
    return {variant, server};
  });
  for (const {server} of servers) if (!server.listening) await once(server, 'listening');
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const {variant, server} of servers) {
      for (const [kind, page] of Object.entries(PAGES)) {
        const {port} = server.address() as AddressInfo;
        const cost = await loadPage(browser, `http://127.0.0.1:${port}${page}`);
        const key = `${variant} ${kind}`;
        costs.set(key, [...(costs.get(key) ?? []), cost]);
      }
    }
  }
  const of = (variant: Variant, kind: PageKind): Cost => {
    const all = costs.get(`${variant} ${kind}`) ?? [];
    const middle = (key: keyof Cost) => median(all.map((cost) => cost[key]));
    return {js: middle('js'), css: middle('css'), ms: middle('ms')};
  };
  for (const kind of Object.keys(PAGES) as PageKind[]) {
    const whole = of('nothing', kind);
    console.log(`\n${kind} page, ${PAGES[kind]}:\n`);
    console.log(
      '| without | script, bytes | more | style, bytes | more | main thread, ms | more |',
    );
    console.log('|---|---|---|---|---|---|---|');
    for (const variant of measured) {
      const {js, css, ms} = of(variant, kind);
      const share = (now: number, before: number) => `${((now / before - 1) * 100).toFixed(1)}%`;
      const cells = [js, share(js, whole.js), css, share(css, whole.css)];
      console.log(
        `| ${[variant, ...cells, ms.toFixed(0), (ms - whole.ms).toFixed(0)].join(' | ')} |`,
      );
    }
  }
  await browser.close();
  for (const {server} of servers) server.close();
  if (!given) rmSync(folder, {recursive: true, force: true});
}

void run();
