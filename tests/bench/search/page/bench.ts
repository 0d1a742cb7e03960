/**
 * `npm run bench:search-page` measures how long a reader waits in the search window of the built site, in
 * a real browser, over HTTP/2 as static hosts use it. Arguments: `--runs=5`, where 0 measures only the
 * time per key press; `--port=3271`, which uses the next port too; `--http1`; `--processor=4`, the CPU
 * slowdown factor, which should be smaller on a slow machine. Needs a finished build and `openssl`. Other
 * running programs increase the times, so the system load is printed first.
 */
import {loadavg} from 'node:os';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {findBrowser} from '../../../../scripts/programs';
import {startSite} from '../startSite';
import {startHttp2Proxy} from './http2Proxy';
import {watchWindow, type SearchTimings} from './watchWindow';

/** The queries to type: a word, an identifier, a phrase, a question, a misspelling. */
const QUERIES = [
  'validator',
  'unbonding',
  'create-bls-key',
  'finality provider',
  'how long is an epoch',
  'unbnoding',
];

/** Time between the key presses of a fast typist. */
const KEY_INTERVAL_MS = 120;

/** A slow 4G connection: throughput in bytes per second, and round-trip time in ms. */
const SLOW = {down: 200_000, up: 93_750, roundTrip: 150} as const;

const PAGE = '/guides/overview/';

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(valueOf('runs') ?? 5);
const port = Number(valueOf('port') ?? 3271);
const processor = Number(valueOf('processor') ?? 4);
const isHttp1 = args.includes('--http1');
const site = isHttp1 ? `http://127.0.0.1:${port}` : `https://127.0.0.1:${port + 1}`;
const options = {viewport: {width: 1440, height: 900}, ignoreHTTPSErrors: true};

/** Measurements of the first query on a slow connection. */
type FirstQuery = {
  /** From the first key press to the first results, in ms. */
  time: number;
  /** Bytes fetched by then, compressed with gzip at level 6. */
  bytes: number;
  /** Longest time in which the page could not respond, in ms. */
  blocked: number;
};

/**
 * @param delayMs time between opening the window and the first key press; 0 for a reader who types
 * immediately, before any part of search has loaded
 */
async function measureFirst(browser: Browser, query: string, delayMs: number): Promise<FirstQuery> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await visit(page, PAGE);
    await slowDown(page);
    let fetched: Promise<{at: number; size: number}>[] = [];
    page.on('response', (response) => {
      const size = response.body().then(
        (body) => ({at: Date.now(), size: gzipSync(body, {level: 6}).length}),
        () => ({at: 0, size: 0}),
      );
      fetched.push(size);
    });
    await watch(page);
    if (delayMs > 0) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.waitForTimeout(delayMs);
      fetched = [];
    } else await page.keyboard.press('Control+k');
    await page.keyboard.type(query, {delay: KEY_INTERVAL_MS});
    const timings = await waitForTimings(page, ({first}) => first !== undefined);
    const {first, firstAt = Infinity, blocked} = timings;
    const bytes = (await Promise.all(fetched))
      .filter(({at}) => at <= firstAt)
      .reduce((sum, {size}) => sum + size, 0);
    return {time: first ?? NaN, bytes, blocked};
  } finally {
    await context.close();
  }
}

/** The window at full speed: ms from each key press to its results. */
type Keys = {
  readonly times: readonly number[];
  /** Longest time in which the page could not respond, in ms. */
  readonly blocked: number;
};

/**
 * Types every query, key by key.
 *
 * @param isWarm whether to type the same queries on the search page first, so that the engine has read
 * every file
 */
async function measureKeys(browser: Browser, isWarm: boolean): Promise<Keys> {
  const page = await browser.newPage(options);
  try {
    await visit(page, isWarm ? '/search/' : PAGE);
    if (isWarm) await typeAll(page, page.getByRole('main').getByRole('searchbox'));
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    // Loads the engine unless it is already loaded.
    await field.fill('a');
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
    await watch(page);
    await typeAll(page, field);
    return await waitForTimings(page, () => true);
  } finally {
    await page.close();
  }
}

async function typeAll(page: Page, field: Locator): Promise<void> {
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForTimeout(300);
    for (const key of query) {
      await field.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(250);
    }
  }
}

/** Opens a page and waits for hydration, which on a slow machine finishes after the network is idle. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site + path, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.roundTrip,
    downloadThroughput: SLOW.down,
    uploadThroughput: SLOW.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: processor});
}

async function watch(page: Page): Promise<void> {
  // tsx adds calls to a helper that the page does not have.
  await page.evaluate('window.__name = (value) => value');
  await page.evaluate(watchWindow);
}

async function waitForTimings(
  page: Page,
  isDone: (timings: SearchTimings) => boolean,
): Promise<SearchTimings> {
  for (;;) {
    const timings = await page.evaluate(() => window.searchBench);
    if (isDone(timings)) return timings;
    await page.waitForTimeout(100);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

async function main(): Promise<void> {
  const server = await startSite(port);
  const stopProxy = isHttp1 ? undefined : await startHttp2Proxy(port + 1, port);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    console.log(
      `Load of the machine: ${loadavg()[0]?.toFixed(1)}; ${runs} runs, medians; HTTP/${isHttp1 ? '1.1' : '2'}.`,
    );
    console.log(
      `Slow: ${processor}x processor, ${(SLOW.down * 8) / 1e6} Mbit/s, ${SLOW.roundTrip} ms.`,
    );
    console.log(
      '| query | window open: results after ms (kB) | typed at once: ms (kB) | longest block ms |',
    );
    console.log('|---|---|---|---|');
    for (const query of QUERIES) {
      const afterOpening: FirstQuery[] = [];
      const immediately: FirstQuery[] = [];
      for (let index = 0; index < runs; index += 1) {
        afterOpening.push(await measureFirst(browser, query, 3000));
        immediately.push(await measureFirst(browser, query, 0));
      }
      const cell = (list: readonly FirstQuery[]) =>
        `${percentile(times(list), 0.5).toFixed(0)} (${(percentile(bytes(list), 0.5) / 1000).toFixed(0)})`;
      const block = Math.max(...[...afterOpening, ...immediately].map(({blocked}) => blocked));
      console.log(
        `| ${query} | ${cell(afterOpening)} | ${cell(immediately)} | ${block.toFixed(0)} |`,
      );
    }
    for (const isWarm of [false, true]) {
      const keys = await measureKeys(browser, isWarm);
      console.log(
        `Full speed, ${isWarm ? 'warm' : 'first time'}: ${percentile(keys.times, 0.5).toFixed(0)} ms from key to ` +
          `results (95th percentile ${percentile(keys.times, 0.95).toFixed(0)}, ${keys.times.length} keys), ` +
          `longest block ${keys.blocked.toFixed(0)} ms.`,
      );
    }
  } finally {
    await browser.close();
    await stopProxy?.();
    await server.stop();
  }
}

const times = (list: readonly FirstQuery[]) => list.map(({time}) => time);
const bytes = (list: readonly FirstQuery[]) => list.map((first) => first.bytes);

void main();
