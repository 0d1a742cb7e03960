import {useClicks} from '@site/src/components/useClicks';
import {copyPage} from './copyPage';

/** Handles the button of CopyAsMarkdown with one listener, which stays when the page changes. */
export default function PageCopyActions(): null {
  useClicks('[data-copy-page]', copy);
  return null;
}

/** Copies the page and reports the outcome, which stays until the next press so that nobody misses it. */
function copy({dataset, parentElement}: HTMLElement): void {
  const status = parentElement?.querySelector('[role=status]');
  if (!status) return;
  // Screen readers don't announce the same text twice in a row.
  status.textContent = '';
  copyPage(dataset.copyPage ?? '').then(
    () => (status.textContent = 'Copied'),
    () => (status.textContent = 'Not copied: use the link'),
  );
}
