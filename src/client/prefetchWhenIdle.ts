/** Pages that are linked in view and not prefetched yet. */
const linked: string[] = [];

/**
 * Lets the framework prefetch one linked page per idle period. It would prefetch all links in view in a
 * single task, just before it handles the first press; on a slow phone that takes up to 2 s.
 *
 * @param previousLocation null for the first page of a visit
 */
export function onRouteUpdate({
  previousLocation,
}: {
  readonly previousLocation: object | null;
}): void {
  if (previousLocation) return;
  const {docusaurus} = window;
  const prefetchNext = () => {
    const path = linked.shift();
    if (path !== undefined) void docusaurus.prefetch(path);
    if (linked.length > 0) whenIdle(prefetchNext);
  };
  window.docusaurus = {
    ...docusaurus,
    prefetch: (path) => {
      linked.push(path);
      if (linked.length === 1) whenIdle(prefetchNext);
      return false;
    },
  };
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(run);
}
