/**
 * `npm run bench:page` measures how pages of the built site load on a slow phone and a slow connection.
 * Prints Markdown tables: bytes by kind, first and largest contentful paint, layout shift, blocking time
 * and the time until hydration; and how soon each control responds when pressed 100 ms after the first
 * paint, and 5 s after the page has loaded. All values are medians of the runs. Arguments: `--runs=5`;
 * `--kinds=home,concept`, the kinds of page; `--port=3281`, which uses the next port too;
 * `--processor=4`, the CPU slowdown factor. Needs a finished build and `openssl`. Other running programs
 * increase the times, so the system load is printed first.
 */
import {execFileSync} from 'node:child_process';
import {cpus, loadavg} from 'node:os';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../../../scripts/programs';
import {pageKinds} from '../../e2e/pages';
import {startHttp2Proxy} from '../search/page/http2Proxy';
import {startSite} from '../search/startSite';
import {controls, type Control} from './controls';
import {countFiles, OBSERVE, press, type Files, type Measurements} from './measurePage';

const KINDS = [
  'home',
  'landing',
  'concept',
  'specification',
  'command reference',
  'api operation',
  'blog post',
  'live components',
] as const satisfies readonly (keyof typeof pageKinds)[];

/** A slow 4G connection: throughput in bytes per second, and round-trip time in ms. */
const SLOW = {down: 200_000, up: 93_750, roundTrip: 150} as const;

/** When controls are pressed: ms after the first paint, and after the page has loaded. */
const EARLY_MS = 100;
const LATE_MS = 5_000;

const args = process.argv.slice(2);
const valueOf = (name: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(valueOf('runs') ?? 5);
const port = Number(valueOf('port') ?? 3281);
const processor = Number(valueOf('processor') ?? 4);
const chosen = valueOf('kinds')?.split(',');
const kinds = KINDS.filter((kind) => chosen?.includes(kind) ?? true);

/** Opens a page as a first-time visitor. */
async function visit<Result>(
  browser: Browser,
  kind: (typeof KINDS)[number],
  width: number | undefined,
  run: (page: Page, files: Files) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: {width: width ?? 1350, height: 940},
    ignoreHTTPSErrors: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    let isHydrated = false;
    await page.exposeFunction('reportHydrated', () => {
      isHydrated = true;
    });
    await page.addInitScript(OBSERVE);
    const session = await context.newCDPSession(page);
    const files = await countFiles(session, () => isHydrated);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.roundTrip,
      downloadThroughput: SLOW.down,
      uploadThroughput: SLOW.up,
    });
    await session.send('Emulation.setCPUThrottlingRate', {rate: processor});
    await page.goto(`https://127.0.0.1:${port + 1}${pageKinds[kind]}`, {waitUntil: 'commit'});
    return await run(page, files);
  } finally {
    await context.close();
  }
}

const pressEarly = (browser: Browser, kind: (typeof KINDS)[number], control: Control) =>
  visit(browser, kind, control.width, async (page) => {
    await page.evaluate(
      `window.pageBench.painted.then(() => new Promise((resolve) => setTimeout(resolve, ${EARLY_MS})))`,
    );
    return press(page, control);
  });

/**
 * Measures one load of a page, then presses each control in turn. `late` has the response times in ms, by
 * control.
 */
const measure = (browser: Browser, kind: (typeof KINDS)[number]) =>
  visit(browser, kind, undefined, async (page, files) => {
    await page.waitForLoadState('load');
    // A function, because the CSP does not let the page evaluate a string.
    await page.waitForFunction(
      () => (Reflect.get(window, 'pageBench') as Measurements).hydrated > 0,
    );
    await page.waitForTimeout(LATE_MS);
    const measurements = await page.evaluate<Measurements>('window.pageBench');
    const loadedFiles = structuredClone(files);
    const late: Record<string, number | undefined> = {};
    for (const [name, control] of Object.entries(controls)) {
      if (control.width) await page.setViewportSize({width: control.width, height: 940});
      late[name] = await press(page, control);
      await page.keyboard.press('Escape');
    }
    return {measurements, files: loadedFiles, late};
  });

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function printRow(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** How many presses got a response, and the median response time in ms. */
function summarize(times: readonly number[]): string {
  const responses = times.filter((time) => time < Infinity);
  return `${responses.length} of ${times.length}, ${median(responses).toFixed(0)} ms`;
}

async function main(): Promise<void> {
  const site = await startSite(port);
  const stopProxy = await startHttp2Proxy(port + 1, port);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const [{model} = {model: 'unknown'}] = cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)} at ${commit}: Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} x ${model}, load ${loadavg()[0]?.toFixed(1)}; processor slowed down ${processor} times, ${SLOW.roundTrip} ms, ${SLOW.down / 1000} kB/s; ${runs} runs.\n`,
  );
  const early = new Map<string, number[]>();
  const late = new Map<string, number[]>();
  const record = (times: Map<string, number[]>, name: string, time: number | undefined) => {
    if (time !== undefined) times.set(name, [...(times.get(name) ?? []), time]);
  };
  const types = ['document', 'stylesheet', 'script', 'font', 'image', 'prefetched'] as const;
  printRow([
    'page',
    ...types.map((type) => `${type}, kB (files)`),
    'FCP, ms',
    'LCP, ms',
    'CLS',
    'TBT, ms',
    'hydrated, ms',
  ]);
  console.log(`|${'---|'.repeat(types.length + 6)}`);
  for (const kind of kinds) {
    const loads: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < runs; round += 1) {
      const load = await measure(browser, kind);
      loads.push(load);
      for (const [name, time] of Object.entries(load.late)) {
        record(late, name, time);
        if (time !== undefined) {
          record(early, name, await pressEarly(browser, kind, controls[name] as Control));
        }
      }
    }
    const medianOf = (read: (load: (typeof loads)[number]) => number) => median(loads.map(read));
    const ms = (name: keyof Measurements) =>
      medianOf(({measurements}) => measurements[name]).toFixed(0);
    printRow([
      kind,
      ...types.map((type) => {
        const kilobytes = medianOf(({files}) => (files[type]?.bytes ?? 0) / 1000).toFixed(1);
        return `${kilobytes} (${medianOf(({files}) => files[type]?.count ?? 0)})`;
      }),
      ms('firstPaint'),
      ms('largestPaint'),
      medianOf(({measurements}) => measurements.shift).toFixed(3),
      ms('blocking'),
      ms('hydrated'),
    ]);
  }
  console.log('');
  printRow([
    'control',
    `${EARLY_MS} ms after the first paint`,
    `${LATE_MS / 1000} s after the load`,
  ]);
  console.log('|---|---|---|');
  for (const [name, times] of late)
    printRow([name, summarize(early.get(name) ?? []), summarize(times)]);
  await browser.close();
  await stopProxy();
  await site.stop();
}

void main();
