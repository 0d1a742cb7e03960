/** The line at the end of a page that reports what failed to load. */
export type FailureBar = {
  /**
   * Shows a message in place of the last one.
   *
   * @param message plain text
   * @param onRetry what its button does
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
  retry.textContent = 'Retry';
  retry.onclick = () => {
    clear();
    onRetry();
  };
  bar.replaceChildren(text, retry);
  document.body.append(bar);
}

/** Also for the search button, whose window is loaded at first use. */
export const failureBar: FailureBar = {show, clear};

Object.assign(window, {failureBar});
