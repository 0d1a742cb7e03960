/**
 * `npm run bench:search-page`: what a reader waits for in the search window of the built site, in
 * a real browser, over HTTP/2 as static hosts use it. Arguments: `--runs=5` (0 for the
 * keys alone), `--port=3271` (and the one after it), `--http1`, `--processor=4`: how many times the
 * processor is slowed down, less where it is a slow one already. Needs a finished build, and
 * `openssl`. Other programs make the times worse, so the load before is printed.
 */
import {loadavg} from 'node:os';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {findBrowser} from '../../../../scripts/programs';
import {startSite} from '../startSite';
import {secureFront} from './secureFront';
import {watchWindow, type Watched} from './watchWindow';

/** The typed queries: a word, an identifier, a phrase, a question, a misspelling. */
const QUERIES = [
  'validator',
  'unbonding',
  'create-bls-key',
  'finality provider',
  'how long is an epoch',
  'unbnoding',
];

/** ms between keys for a fast typist. */
const PACE = 120;

/** Bytes per second and ms: a slow 4G connection. */
const SLOW = {down: 200_000, up: 93_750, roundTrip: 150} as const;

const PAGE = '/guides/overview/';

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(valueOf('runs') ?? 5);
const port = Number(valueOf('port') ?? 3271);
const processor = Number(valueOf('processor') ?? 4);
const isPlain = args.includes('--http1');
const site = isPlain ? `http://127.0.0.1:${port}` : `https://127.0.0.1:${port + 1}`;
const options = {viewport: {width: 1440, height: 900}, ignoreHTTPSErrors: true};

/** A first query on a slow connection. */
type First = {
  /** From the first key to the first results, in ms. */
  time: number;
  /** Fetched meanwhile, gzip level 6. */
  bytes: number;
  /** Longest time in which the page could not respond, in ms. */
  blocked: number;
};

/**
 * @param rest ms between the opening of the window and the first key; 0 for a reader who types at
 * once, before any part of search is loaded
 */
async function measureFirst(browser: Browser, query: string, rest: number): Promise<First> {
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
    if (rest > 0) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.waitForTimeout(rest);
      fetched = [];
    } else await page.keyboard.press('Control+k');
    await page.keyboard.type(query, {delay: PACE});
    const found = await watched(page, ({first}) => first !== undefined);
    const {first, firstAt = Infinity, blocked} = found;
    const bytes = (await Promise.all(fetched))
      .filter(({at}) => at <= firstAt)
      .reduce((sum, {size}) => sum + size, 0);
    return {time: first ?? NaN, bytes, blocked};
  } finally {
    await context.close();
  }
}

/** The window at full speed: ms from each key to its results. */
type Keys = {
  readonly times: readonly number[];
  /** Longest time in which the page could not respond, in ms. */
  readonly blocked: number;
};

/**
 * Types every query, key by key.
 *
 * @param isWarm whether the same was typed on the search page before, so that the engine has read
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
    // Loads the engine, if nobody has searched yet.
    await field.fill('a');
    await page.getByRole('dialog').getByRole('treeitem').first().waitFor();
    await watch(page);
    await typeAll(page, field);
    return await watched(page, () => true);
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

/** Waits until the page's script listens for keys, which on a slow machine is after the network is idle. */
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
  // tsx marks functions with a helper that the page does not have.
  await page.evaluate('window.__name = (value) => value');
  await page.evaluate(watchWindow);
}

async function watched(page: Page, isDone: (found: Watched) => boolean): Promise<Watched> {
  for (;;) {
    const found = await page.evaluate(() => window.searchBench);
    if (isDone(found)) return found;
    await page.waitForTimeout(100);
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

async function run(): Promise<void> {
  const server = await startSite(port);
  const stopFront = isPlain ? undefined : await secureFront(port + 1, port);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    console.log(
      `Load before: ${loadavg()[0]?.toFixed(1)}; ${runs} runs, medians; HTTP/${isPlain ? '1.1' : '2'}.`,
    );
    console.log(
      `Slow: ${processor}x processor, ${(SLOW.down * 8) / 1e6} Mbit/s, ${SLOW.roundTrip} ms.`,
    );
    console.log(
      '| query | window open: results after ms (kB) | typed at once: ms (kB) | longest block ms |',
    );
    console.log('|---|---|---|---|');
    for (const query of QUERIES) {
      const open: First[] = [];
      const once: First[] = [];
      for (let index = 0; index < runs; index += 1) {
        open.push(await measureFirst(browser, query, 3000));
        once.push(await measureFirst(browser, query, 0));
      }
      const cell = (list: readonly First[]) =>
        `${at(times(list), 0.5).toFixed(0)} (${(at(bytes(list), 0.5) / 1000).toFixed(0)})`;
      const block = Math.max(...[...open, ...once].map(({blocked}) => blocked));
      console.log(`| ${query} | ${cell(open)} | ${cell(once)} | ${block.toFixed(0)} |`);
    }
    for (const isWarm of [false, true]) {
      const keys = await measureKeys(browser, isWarm);
      console.log(
        `Full speed, ${isWarm ? 'warm' : 'first time'}: ${at(keys.times, 0.5).toFixed(0)} ms from key to ` +
          `results (95th percentile ${at(keys.times, 0.95).toFixed(0)}, ${keys.times.length} keys), ` +
          `longest block ${keys.blocked.toFixed(0)} ms.`,
      );
    }
  } finally {
    await browser.close();
    await stopFront?.();
    await server.stop();
  }
}

const times = (list: readonly First[]) => list.map(({time}) => time);
const bytes = (list: readonly First[]) => list.map((first) => first.bytes);

void run();
