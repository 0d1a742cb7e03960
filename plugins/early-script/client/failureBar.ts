/** The bar at the bottom of a page that reports a failed load. */
export type FailureBar = {
  /**
   * Shows a message in place of any previous one.
   *
   * @param message plain text
   * @param onRetry called when the reader presses Retry
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

/** Also used by the search button, which loads the search window on first use. */
export const failureBar: FailureBar = {show, clear};

Object.assign(window, {failureBar});
