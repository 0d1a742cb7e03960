import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {weight} from '../../package.json';
import {saveData} from './open';
import {pageKinds} from './pages';

type Asset = {url: string; kind: 'js' | 'css' | 'fonts' | 'other'; bytes: number};

function kindOf(url: string, type: string): Asset['kind'] {
  if (type === 'script' || url.endsWith('.js')) return 'js';
  if (type === 'stylesheet') return 'css';
  return type === 'font' ? 'fonts' : 'other';
}

/** Fonts and pictures are compressed already; text is counted as gzip level 6 sends it. */
function sentBytes(url: string, body: Buffer): number {
  return /\.(woff2|png|jpe?g|webp)$/.test(url) ? body.length : gzipSync(body, {level: 6}).length;
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind} keeps to the weight budget in package.json`, async ({page}) => {
    const pending: Promise<Asset | undefined>[] = [];
    page.on('response', (response) => {
      // Live code and diagrams run in documents of their own, loaded only where they are used.
      if (response.frame() !== page.mainFrame()) return;
      const url = response.url();
      const type = response.request().resourceType();
      pending.push(
        response
          .body()
          .then((body) => ({url, kind: kindOf(url, type), bytes: sentBytes(url, body)}))
          .catch(() => undefined),
      );
    });
    // What is fetched ahead for the next page is not part of this one.
    await saveData(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    const assets = (await Promise.all(pending)).filter((asset) => asset !== undefined);
    const sum = (list: Asset[]) => list.reduce((total, asset) => total + asset.bytes, 0);
    const largest = [...assets].sort((a, b) => b.bytes - a.bytes).slice(0, 5);
    const named = largest.map(({url, bytes}) => `${bytes} ${new URL(url).pathname}`).join(', ');
    const budget = path.startsWith('/api/')
      ? {...weight, js: weight.apiJs, css: weight.apiCss}
      : weight;
    for (const group of ['js', 'css', 'fonts'] as const) {
      const bytes = sum(assets.filter((asset) => asset.kind === group));
      expect(bytes, `${path}: ${group} over budget. Largest files: ${named}`).toBeLessThanOrEqual(
        budget[group],
      );
    }
    expect(sum(assets), `${path}: page over budget. Largest files: ${named}`).toBeLessThanOrEqual(
      weight.page,
    );
    console.log(
      `${kind}: js ${sum(assets.filter((a) => a.kind === 'js'))}, css ${sum(assets.filter((a) => a.kind === 'css'))}, all ${sum(assets)}`,
    );
  });
}
