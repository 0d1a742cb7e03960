/** The one line of a page that says what did not arrive, and pages that wait for the network. */
export type FailureBar = {
  /**
   * Says in one line what did not arrive, in place of what was said before.
   *
   * @param message plain text
   * @param onRetry what its button does
   * @param role `status` where nothing is lost yet
   */
  readonly tell: (message: string, onRetry: () => void, role?: 'alert' | 'status') => void;
  /** Takes the line away, and gives up the page that waits for the network. */
  readonly clear: () => void;
  /**
   * Loads a page of this site whole. The open page stays as long as the site cannot be reached:
   * the line says so, and the page opens when the network is back.
   */
  readonly open: (href: string) => void;
};

declare global {
  interface Window {
    readonly failureBar: FailureBar;
  }
}

const ID = 'failure-bar';

/** Longest wait for a sign of the site, in ms. */
const PROBE = 5000;

/** The page that is opened as soon as the site can be reached. */
let wanted: string | undefined;

function tell(message: string, onRetry: () => void, role = 'alert'): void {
  // A script of the head can fail before there is a page to say it on.
  if (!document.body) {
    addEventListener('DOMContentLoaded', () => tell(message, onRetry, role));
    return;
  }
  remove();
  const bar = document.createElement('div');
  bar.id = ID;
  bar.setAttribute('role', role);
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.onclick = () => {
    remove();
    onRetry();
  };
  bar.append(text, retry);
  document.body.append(bar);
}

function remove(): void {
  document.getElementById(ID)?.remove();
}

function clear(): void {
  wanted = undefined;
  remove();
}

function open(href: string): void {
  wanted = href;
  void isReachable(href).then((isThere) => {
    if (wanted !== href) return;
    if (!isThere) {
      tell(
        'You seem to be offline. The page that you asked for opens once you are back online.',
        () => open(href),
      );
      return;
    }
    wanted = undefined;
    if (href === location.href) location.reload();
    else location.assign(href);
  });
}

/** The browser knows only whether there is a network, not whether it leads to the site. */
async function isReachable(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PROBE);
  return fetch(href, {method: 'HEAD', cache: 'no-store', signal}).then(
    () => true,
    () => false,
  );
}

/**
 * Without its scripts a page can still be read, since its text is in the HTML. Later each part that
 * fetches a script says what it lacks.
 *
 * @param cause what failed first says most
 */
function tellUnlessAlive(cause: string): void {
  if (document.documentElement.dataset.hasHydrated === 'true' || document.getElementById(ID))
    return;
  tell(
    `A part of this page did not load. You can read it and follow its links, but its menus and buttons may not work. (${cause})`,
    () => open(location.href),
  );
}

const OWN_SCRIPT = /^[^?]+\/assets\/js\//;

// Such an event does not bubble.
addEventListener(
  'error',
  ({target, filename, message}) => {
    // A script that did not come; one that is no script, such as the page of a server for errors.
    const source = target instanceof HTMLScriptElement ? target.src : filename;
    if (source?.startsWith(location.origin) && OWN_SCRIPT.test(source)) {
      tellUnlessAlive(message || `no script at ${new URL(source).pathname}`);
    }
  },
  true,
);

addEventListener('unhandledrejection', ({reason}: {reason: unknown}) => {
  if (reason instanceof Error && /ChunkLoadError|CSS_CHUNK/.test(reason.name + reason.message)) {
    tellUnlessAlive(reason.message);
  }
});

addEventListener('online', () => {
  if (wanted !== undefined) open(wanted);
});

// What the site's own scripts have not taken over, the browser follows: without a network it would
// put its own error in the place of the page.
addEventListener('click', (event) => {
  const {target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey} = event;
  if (navigator.onLine || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) {
    return;
  }
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  open(link.href);
});

Object.assign(window, {failureBar: {tell, clear, open} satisfies FailureBar});
