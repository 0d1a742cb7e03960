import './offerRetry.css';

/**
 * A page whose files do not all arrive stays readable, since its text is in the HTML, but its
 * menus and buttons do nothing. The framework says nothing then, so this offers to load it again.
 */
function offerRetry(): void {
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  tellFailure(
    'A part of this page did not load. You can read it, but its menus and buttons may not work.',
    () => window.location.reload(),
  );
}

/** Shows a line above the page that says what did not load, with a button to try again. */
export function tellFailure(message: string, onRetry: () => void): void {
  clearFailure();
  const bar = document.createElement('div');
  bar.id = ID;
  bar.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    bar.remove();
    onRetry();
  });
  bar.append(text, retry);
  document.body.prepend(bar);
}

/** Takes the line away, once what it tells is no longer so. */
export function clearFailure(): void {
  document.getElementById(ID)?.remove();
}

const ID = 'load-failure';

/** Whether a promise failed because a script or stylesheet of the site did not arrive. */
function isLoadFailure(reason: unknown): boolean {
  return (
    reason instanceof Error && /ChunkLoadError|CSS_CHUNK/.test(`${reason.name}${reason.message}`)
  );
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isLoadFailure(reason)) offerRetry();
  });
}
