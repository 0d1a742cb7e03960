/** Measurements in the search window, in ms. */
export type Watched = {
  /** From the first key to the first results on the screen. */
  first?: number;
  /** When those were visible, as `Date.now()`. */
  firstAt?: number;
  /** From each key to the next change of the results. */
  times: number[];
  /** Longest task of the page's main thread since the watch began; 0 below 50 ms. */
  blocked: number;
};

declare global {
  interface Window {
    searchBench: Watched;
  }
}

/** Runs in the page, without imports: records when keys arrive and when results are on the screen. */
export function watchWindow(): void {
  const seen: Watched = {times: [], blocked: 0};
  window.searchBench = seen;
  let began: number | undefined;
  let key: number | undefined;
  let shown = '';
  let atFirst = '';
  const results = () =>
    [...document.querySelectorAll('[role="dialog"] [role="treeitem"]')]
      .map(({textContent}) => textContent)
      .join('\n');
  document.addEventListener(
    'keydown',
    ({key: name, ctrlKey}) => {
      if (name.length > 1 || ctrlKey) return;
      key = performance.now();
      shown = results();
      if (began === undefined) atFirst = shown;
      began ??= key;
    },
    true,
  );
  // Results count when they have been painted: in the task after the frame that has them.
  const painted = (then: (end: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => then(performance.now());
      channel.port2.postMessage(null);
    });
  let isFirstSeen = false;
  // Checking once per frame would keep frames running, and the results would wait for the next one.
  new MutationObserver(() => {
    if (key === undefined || began === undefined) return;
    const now = results();
    if (now === '') return;
    const start = began;
    // The next key may arrive in the same frame as the first results.
    if (!isFirstSeen && now !== atFirst) {
      isFirstSeen = true;
      painted((end) => {
        seen.first = end - start;
        seen.firstAt = Date.now();
      });
    }
    if (now === shown) return;
    const pressed = key;
    key = undefined;
    painted((end) => seen.times.push(end - pressed));
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) seen.blocked = Math.max(seen.blocked, duration);
  }).observe({type: 'longtask'});
}
