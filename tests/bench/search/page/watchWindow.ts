/** Measurements in the search window, in ms. */
export type SearchTimings = {
  /** From the first key press to the first results on the screen. */
  first?: number;
  /** When the first results were on the screen, as `Date.now()`. */
  firstAt?: number;
  /** From each key press to the next change in the results. */
  times: number[];
  /** Longest task on the page's main thread since `watchWindow` ran; 0 if none took 50 ms. */
  blocked: number;
};

declare global {
  interface Window {
    searchBench: SearchTimings;
  }
}

/** Runs in the page, so it has no imports: records when keys are pressed and when results are on the screen. */
export function watchWindow(): void {
  const timings: SearchTimings = {times: [], blocked: 0};
  window.searchBench = timings;
  let firstKeyAt: number | undefined;
  let keyAt: number | undefined;
  let resultsAtKey = '';
  let initialResults = '';
  const results = () =>
    [...document.querySelectorAll('[role="dialog"] [role="treeitem"]')]
      .map(({textContent}) => textContent)
      .join('\n');
  document.addEventListener(
    'keydown',
    ({key, ctrlKey}) => {
      if (key.length > 1 || ctrlKey) return;
      keyAt = performance.now();
      resultsAtKey = results();
      if (firstKeyAt === undefined) initialResults = resultsAtKey;
      firstKeyAt ??= keyAt;
    },
    true,
  );
  // Results are painted in the frame, so the task after it measures when they are on the screen.
  const afterPaint = (callback: (end: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => callback(performance.now());
      channel.port2.postMessage(null);
    });
  let hasFirstResults = false;
  // Checking once per frame would keep frames running, and the results would wait for the next one.
  new MutationObserver(() => {
    if (keyAt === undefined || firstKeyAt === undefined) return;
    const current = results();
    if (current === '') return;
    const start = firstKeyAt;
    // The next key may be pressed in the same frame as the first results.
    if (!hasFirstResults && current !== initialResults) {
      hasFirstResults = true;
      afterPaint((end) => {
        timings.first = end - start;
        timings.firstAt = Date.now();
      });
    }
    if (current === resultsAtKey) return;
    const pressedAt = keyAt;
    keyAt = undefined;
    afterPaint((end) => timings.times.push(end - pressedAt));
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries())
      timings.blocked = Math.max(timings.blocked, duration);
  }).observe({type: 'longtask'});
}
