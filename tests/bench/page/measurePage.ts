import type {CDPSession, Page} from '@playwright/test';
import type {Control} from './controls';

/** Costs of a page for a reader, in ms unless stated otherwise. */
export type Measured = {
  firstPaint: number;
  largestPaint: number;
  /** Total time of long tasks beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** Sum of layout shifts. */
  shift: number;
  /** When the framework has started. */
  alive: number;
};

declare global {
  interface Window {
    pageBench: Measured & {painted: Promise<void>; answeredAfter?: number; pressed?: Element};
  }
}

/** For the page, before its own scripts: collects `Measured`. */
export const OBSERVE = `
(() => {
  let paint;
  const bench = {firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, alive: 0};
  bench.painted = new Promise((resolve) => (paint = resolve));
  window.pageBench = bench;
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({type, buffered: true});
  observe('paint', ({name, startTime}) => {
    if (name !== 'first-contentful-paint') return;
    bench.firstPaint = startTime;
    paint();
  });
  observe('largest-contentful-paint', ({startTime}) => (bench.largestPaint = startTime));
  observe('longtask', ({startTime, duration}) => {
    const end = startTime + duration;
    const late = Math.min(duration, end - bench.firstPaint);
    if (bench.firstPaint) bench.blocking += Math.max(0, late - 50);
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.hasHydrated !== 'true') return;
    bench.alive = performance.now();
    window.reportAlive();
    observer.disconnect();
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
})();
`;

/** Bytes and number of files as sent, by resource type. */
export type Files = Record<string, {bytes: number; count: number}>;

/**
 * Counts the files of the main page from now on.
 *
 * @param isAhead whether a file requested now is prefetched for a later page; such files count as `ahead`
 */
export async function countFiles(session: CDPSession, isAhead: () => boolean): Promise<Files> {
  const files: Files = {};
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, type = 'Other'}) => {
    kinds.set(requestId, isAhead() ? 'ahead' : type.toLowerCase());
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'other';
    const {bytes, count} = files[kind] ?? {bytes: 0, count: 0};
    files[kind] = {bytes: bytes + encodedDataLength, count: count + 1};
  });
  return files;
}

/** How long a response may take, in ms; later it counts as lost. */
const LONGEST_ANSWER = 30_000;

/**
 * Presses a control as a reader does.
 *
 * @returns ms until the response is visible; Infinity when there is none or it is undone;
 * undefined where the page has no such control in view
 */
export async function press(page: Page, control: Control): Promise<number | undefined> {
  const {selector, answered, key} = control;
  // Pressed at once: a reader doesn't wait until the page is stable.
  const place = await page.evaluate(
    `(() => {
      for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
        const {x, y, width, height} = element.getBoundingClientRect();
        const at = {x: x + width / 2, y: y + height / 2};
        if (${key !== undefined} || (width && element.contains(document.elementFromPoint(at.x, at.y)))) {
          window.pageBench.pressed = element;
          return at;
        }
      }
    })()`,
  );
  if (!place) return undefined;
  const {x, y} = place as {x: number; y: number};
  const watched = page.evaluate(
    `new Promise((resolve) => {
      const {pressed} = window.pageBench;
      const start = performance.now();
      const look = () => {
        const time = performance.now() - start;
        if (${answered}) resolve(time);
        else if (time > ${LONGEST_ANSWER}) resolve(null);
        else setTimeout(look, 5);
      };
      look();
    })`,
  );
  if (key) await page.keyboard.press(key);
  else await page.mouse.click(x, y);
  const time = (await watched) as number | null;
  if (time === null) return Infinity;
  await page.waitForTimeout(300);
  const isKept = await page.evaluate(
    `(() => { const {pressed} = window.pageBench; return ${answered}; })()`,
  );
  return isKept ? time : Infinity;
}
