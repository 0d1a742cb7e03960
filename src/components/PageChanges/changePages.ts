import type {ClientModule} from '@docusaurus/types';
import type {History} from 'history';

type Parts = {
  /** Brings the files of the page at a path. */
  readonly load: (pathname: string) => Promise<unknown>;
  /** The bar at the top of the window that tells of a page that is on its way. */
  readonly progress: ClientModule;
};

/** A page that takes longer is told, in ms. */
export const STALLED = 8000;

const SLOW = 'The page that you asked for is slow to load. This page stays open until it is here.';

/**
 * Changes the page once the next one is here. The framework writes the next address at once and
 * waits for the files of the page after that, however long. With the files first, address, title
 * and article change together. Until then the open page is as it was: a page that is slow is told,
 * and one that does not come is loaded whole as soon as the site can be reached.
 *
 * Back and forward change the address by themselves; there only what is slow is told.
 *
 * @returns what ends it
 */
export function changePages(history: History, {load, progress}: Parts): () => void {
  const push = history.push.bind(history);
  let {pathname: shown} = history.location;
  let giveUp = () => {};

  function bring(pathname: string, href: string, end: (isHere: boolean) => void): void {
    giveUp();
    window.failureBar.clear();
    const stopProgress = progress.onRouteUpdate?.({
      location: {...history.location, pathname},
      previousLocation: {...history.location, pathname: shown},
    });
    const slow = setTimeout(() => {
      window.failureBar.tell(SLOW, () => window.failureBar.open(href), 'status');
    }, STALLED);
    let isWanted = true;
    giveUp = () => {
      isWanted = false;
      clearTimeout(slow);
      stopProgress?.();
    };
    const settle = (isHere: boolean) => {
      if (!isWanted) return;
      giveUp();
      end(isHere);
    };
    load(pathname).then(
      () => settle(true),
      () => settle(false),
    );
  }

  history.push = (to: Parameters<History['push']>[0], state?: unknown) => {
    const {pathname, href} = addressOf(to);
    const go = () => push(to, state);
    if (pathname === history.location.pathname) {
      go();
      return;
    }
    bring(pathname, href, (isHere) => {
      if (isHere) {
        go();
        return;
      }
      progress.onRouteDidUpdate?.({location: history.location, previousLocation: null});
      window.failureBar.open(href);
    });
  };

  const stopListening = history.listen(({pathname}, action) => {
    if (pathname === shown) return;
    if (action === 'POP') bring(pathname, window.location.href, () => window.failureBar.clear());
    else {
      giveUp();
      window.failureBar.clear();
    }
    shown = pathname;
  });

  return () => {
    giveUp();
    stopListening();
    history.push = push;
  };
}

function addressOf(to: Parameters<History['push']>[0]): URL {
  if (typeof to === 'string') return new URL(to, window.location.href);
  const {pathname = window.location.pathname, search = '', hash = ''} = to;
  return new URL(pathname + search + hash, window.location.href);
}
