/** The bar at the bottom of a page that reports what failed to load. */
export type FailureBar = {
  /**
   * Shows a message, which replaces the last one.
   *
   * @param message plain text
   * @param onRetry action of the button
   */
  readonly show: (message: string, onRetry: () => void) => void;
  readonly clear: () => void;
};

declare global {
  interface Window {
    readonly failureBar: FailureBar;
  }
}

const bar = document.createElement('div');
bar.id = 'failure-bar';
bar.role = 'alert';

const clear = () => bar.remove();

function show(message: string, onRetry: () => void): void {
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.onclick = () => {
    clear();
    onRetry();
  };
  bar.replaceChildren(text, retry);
  document.body.append(bar);
}

/** Used by the search button too, which loads its window on first use. */
export const failureBar: FailureBar = {show, clear};

Object.assign(window, {failureBar});
