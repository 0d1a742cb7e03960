import preload from 'framework-preload';
import {keepPage} from './keepPage';

/** After this long a route that has not come is loaded as a whole page, in ms. */
const STALLED = 8_000;

/** How long the site may take to say that it is there, in ms. */
const PROBE = 3_000;

/**
 * Loads the files of a route, in the framework's place. A reader who goes to another page gets one
 * of three things: the page; after 8 s, or when a file fails, the page loaded whole, which the
 * framework does when this rejects; and without a line the page that is open, with a word about it.
 *
 * @param pathname address of the route, with the base URL
 */
export default function preloadRoute(pathname: string): Promise<unknown> {
  const loading = preload(pathname);
  return isNavigation(pathname) ? Promise.race([loading, stalled()]).catch(whole) : loading;
}

/** Another page is being opened: its address is shown already, and the page is taken over. */
function isNavigation(pathname: string): boolean {
  const plain = (address: string) => decodeURI(address).replace(/\/$/, '');
  return (
    document.documentElement.dataset.hasHydrated === 'true' &&
    plain(pathname) === plain(window.location.pathname)
  );
}

function stalled(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(
      () => reject(new Error(`The page did not load within ${STALLED / 1000} s.`)),
      STALLED,
    );
  });
}

/** Rejects, so that the page is loaded whole, unless the site cannot be reached. */
async function whole(error: unknown): Promise<never> {
  if (await isReachable()) throw error;
  keepPage();
  // The framework goes on showing the open page until another one is asked for.
  return new Promise<never>(() => undefined);
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PROBE);
  return fetch(window.location.pathname, {method: 'HEAD', cache: 'no-store', signal}).then(
    () => true,
    () => false,
  );
}
