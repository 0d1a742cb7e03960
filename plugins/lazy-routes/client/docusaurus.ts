import routes from '@generated/routes';
import {preloadRoutes} from './preloadRoutes';

type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

const seen = new Set<string>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Takes the place of the framework's own, which knows the files of a page only where its route
 * stands in the list that every page loads.
 */
export default {
  /** For a link that is seen: one page after the other, while the browser has nothing to do. */
  prefetch(to: string): false | Promise<unknown> {
    if (isCostly() || seen.has(to)) return false;
    seen.add(to);
    // A page that does not come is asked for again, and told, when the reader goes there.
    return (queue = queue
      .then(idle)
      .then(() => bring(to))
      .catch(() => undefined));
  },
  /** For a link that is about to be followed: at once. */
  preload(to: string): false | Promise<unknown> {
    return !isCostly() && bring(to);
  },
};

/** The files of a page, among them its text, which its script waits for. */
function bring(to: string): Promise<unknown> {
  return preloadRoutes(routes, to.replace(/[?#].*/, ''));
}

function isCostly(): boolean {
  const {effectiveType, saveData} =
    (navigator as {readonly connection?: Connection}).connection ?? {};
  return Boolean(saveData || effectiveType?.includes('2g'));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
