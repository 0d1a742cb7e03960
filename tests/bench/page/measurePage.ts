import type {CDPSession, Page} from '@playwright/test';
import type {Control} from './controls';

/** Measurements of a page load, in ms unless stated otherwise. */
export type Measurements = {
  firstPaint: number;
  largestPaint: number;
  /** Total time of long tasks beyond 50 ms each, after the first paint. */
  blocking: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Time at which hydration finished. */
  hydrated: number;
};

declare global {
  interface Window {
    pageBench: Measurements & {painted: Promise<void>; pressed?: Element};
  }
}

/** Script that runs before the page's own scripts and collects `Measurements`. */
export const OBSERVE = `
(() => {
  let paint;
  const bench = {firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0, hydrated: 0};
  bench.painted = new Promise((resolve) => (paint = resolve));
  window.pageBench = bench;
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({type, buffered: true});
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
    bench.hydrated = performance.now();
    window.reportHydrated();
    observer.disconnect();
  }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
})();
`;

/** Transferred bytes and number of files, by resource type. */
export type Files = Record<string, {bytes: number; count: number}>;

/**
 * Returns a count, by resource type, of the files that the page loads from now on.
 *
 * @param isPrefetching whether a file requested now is for a later page, and so counts as `prefetched`
 */
export async function countFiles(
  session: CDPSession,
  isPrefetching: () => boolean,
): Promise<Files> {
  const files: Files = {};
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, type = 'Other'}) => {
    kinds.set(requestId, isPrefetching() ? 'prefetched' : type.toLowerCase());
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'other';
    const {bytes, count} = files[kind] ?? {bytes: 0, count: 0};
    files[kind] = {bytes: bytes + encodedDataLength, count: count + 1};
  });
  return files;
}

/** A press is lost if the control hasn't responded after this time. */
const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Presses a control as a reader does.
 *
 * @returns ms until the response is visible; Infinity if there is none, or it is undone; undefined if the
 * page has no such control in view
 */
export async function press(page: Page, control: Control): Promise<number | undefined> {
  const {selector, hasResponded, key} = control;
  // Unlike `locator.click()`, a reader doesn't wait until the page is stable.
  const point = await page.evaluate(
    `(() => {
      for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
        const {x, y, width, height} = element.getBoundingClientRect();
        const center = {x: x + width / 2, y: y + height / 2};
        if (${key !== undefined} || (width && element.contains(document.elementFromPoint(center.x, center.y)))) {
          window.pageBench.pressed = element;
          return center;
        }
      }
    })()`,
  );
  if (!point) return undefined;
  const {x, y} = point as {x: number; y: number};
  const responded = page.evaluate(
    `new Promise((resolve) => {
      const {pressed} = window.pageBench;
      const start = performance.now();
      const check = () => {
        const time = performance.now() - start;
        if (${hasResponded}) resolve(time);
        else if (time > ${RESPONSE_TIMEOUT_MS}) resolve(null);
        else setTimeout(check, 5);
      };
      check();
    })`,
  );
  if (key) await page.keyboard.press(key);
  else await page.mouse.click(x, y);
  const time = (await responded) as number | null;
  if (time === null) return Infinity;
  await page.waitForTimeout(300);
  const isStable = await page.evaluate(
    `(() => { const {pressed} = window.pageBench; return ${hasResponded}; })()`,
  );
  return isStable ? time : Infinity;
}
