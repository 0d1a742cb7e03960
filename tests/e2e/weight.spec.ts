import {gzipSync} from 'node:zlib';
import {expect, test, type Page, type Request} from '@playwright/test';
import {weight} from '../../package.json';
import {open, saveData} from './open';
import {pageKinds} from './pages';

type Asset = {url: string; kind: 'js' | 'css' | 'fonts' | 'other'; bytes: number};

function kindOf(url: string, type: string): Asset['kind'] {
  if (type === 'script' || url.endsWith('.js')) return 'js';
  if (type === 'stylesheet') return 'css';
  return type === 'font' ? 'fonts' : 'other';
}

/**
 * Transfer size of a file in bytes. Images and fonts are already compressed; other files are compressed
 * with gzip at level 6.
 */
function sentBytes(url: string, body: Buffer): number {
  return /\.(woff2|png|jpe?g|webp)$/.test(url) ? body.length : gzipSync(body, {level: 6}).length;
}

/** Returns undefined for a failed request, and for one from an embedded document. */
async function assetOf(request: Request, page: Page): Promise<Asset | undefined> {
  const response = await request.response();
  // Live code and diagrams run in separate documents, loaded only where they are used.
  if (response?.frame() !== page.mainFrame()) return undefined;
  const url = request.url();
  const body = await response.body().catch(() => undefined);
  const kind = kindOf(url, request.resourceType());
  return body && {url, kind, bytes: sentBytes(url, body)};
}

function budgetOf(kind: string, path: string): {js: number; css: number; fonts: number} {
  if (kind === 'command reference') return {...weight, js: weight.commandsJs};
  return path.startsWith('/api/') ? {...weight, js: weight.apiJs, css: weight.apiCss} : weight;
}

/** The kinds whose scripts and styles differ most; pages of other kinds consist of the same parts. */
const ALWAYS: readonly string[] = [
  'home',
  'concept',
  'specification',
  'command reference',
  'api operation',
  'blog post',
  'search',
  'live components',
];

for (const [kind, path] of Object.entries(pageKinds)) {
  const tag = ALWAYS.includes(kind) ? [] : '@extended';
  test(`${kind} stays within the weight budget in package.json`, {tag}, async ({page}) => {
    const pending: Promise<Asset | undefined>[] = [];
    page.on('request', (request) => pending.push(assetOf(request, page)));
    // Prefetched files of the next page are not part of this one.
    await saveData(page);
    await open(page, path);
    // A page requests more once its script runs, which happens late on a slow machine.
    for (let settled = 0; settled < pending.length;) {
      settled = pending.length;
      await Promise.all(pending);
      await page.waitForTimeout(500);
    }
    const assets = (await Promise.all(pending)).filter((asset) => asset !== undefined);
    const sum = (list: Asset[]) => list.reduce((total, asset) => total + asset.bytes, 0);
    const largest = [...assets].sort((a, b) => b.bytes - a.bytes).slice(0, 5);
    const summary = largest.map(({url, bytes}) => `${bytes} ${new URL(url).pathname}`).join(', ');
    const budget = budgetOf(kind, path);
    for (const group of ['js', 'css', 'fonts'] as const) {
      const bytes = sum(assets.filter((asset) => asset.kind === group));
      expect(bytes, `${path}: ${group} over budget. Largest files: ${summary}`).toBeLessThanOrEqual(
        budget[group],
      );
    }
    expect(sum(assets), `${path}: page over budget. Largest files: ${summary}`).toBeLessThanOrEqual(
      weight.page,
    );
    console.log(
      `${kind}: js ${sum(assets.filter((a) => a.kind === 'js'))}, css ${sum(assets.filter((a) => a.kind === 'css'))}, all ${sum(assets)}`,
    );
  });
}
