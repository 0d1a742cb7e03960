import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../../../../scripts/programs';
import {createServer, type SiteServer} from '../../../../server/createServer';
import {escapeHtml} from '../../../../search/answer/mark';
import type {SearchRecord} from '../../../../finish/search-index/record';
import type {Contender} from '../contender';
import {ownText} from '../ownText';

/** Its own sharded index, asked in a real browser, since it runs nowhere else. */
export const pagefind: Contender = {
  async open(records) {
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
    await writeIndex(records, folder);
    const server = await listen(folder);
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const port = (server.address() as {port: number}).port;
    const openPage = async () => {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      return page;
    };
    const ask = (page: Awaited<ReturnType<typeof openPage>>, query: string) =>
      page.evaluate<string[]>(`(async () => {
        const engine = (globalThis.engine ??= await import('/pagefind/pagefind.js'));
        const {results} = await engine.search(${JSON.stringify(query)});
        const shown = await Promise.all(results.slice(0, 20).map((result) => result.data()));
        return shown.map(({url}) => url);
      })()`);
    const warm = await openPage();
    return {
      search: (query) => ask(warm, query),
      async firstBytes(query) {
        const page = await openPage();
        let bytes = 0;
        page.on('response', (response) => {
          bytes += Number(response.headers()['content-length'] ?? 0);
        });
        await ask(page, query);
        await page.close();
        return bytes;
      },
      close: () => closeAll(browser, server, folder),
    };
  },
};

async function writeIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  // A module without a CommonJS form.
  const {createIndex} = await import('pagefind');
  const {index} = await createIndex();
  if (!index) throw new Error('pagefind made no index');
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? [];
    pages.set(record.url_without_anchor, page);
    page.push(record);
  }
  for (const [url, page] of pages) {
    await index.addHTMLFile({url, content: htmlOf(page)});
  }
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
}

function htmlOf(page: readonly SearchRecord[]): string {
  const body = page.map((record) => {
    const {type, hierarchy, anchor} = record;
    const text = `<p>${escapeHtml(ownText(record))}</p>`;
    if (type === 'content') return text;
    const level = type.slice('lvl'.length);
    const heading = escapeHtml(hierarchy[type] ?? '');
    return `<h${level} id="${anchor ?? 'top'}">${heading}</h${level}>${text}`;
  });
  return `<!doctype html><html lang="en"><body><main>${body.join('\n')}</main></body></html>`;
}

/** Its files are compressed already, so they are sent as they are. */
async function listen(folder: string): Promise<SiteServer> {
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  const server = createServer({root: folder, headers: [], redirects: []});
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

async function closeAll(browser: Browser, server: SiteServer, folder: string): Promise<void> {
  await browser.close();
  server.close();
  await rm(folder, {recursive: true, force: true});
}
