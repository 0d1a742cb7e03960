import {useClicks} from '@site/src/components/useClicks';
import {copyPage} from './copyPage';

/** Runs the button of CopyAsMarkdown: one listener, kept when pages change. */
export default function PageCopyActions(): null {
  useClicks('[data-copy-page]', copy);
  return null;
}

/** The outcome stays: a reader may come to it late, and the next press tells its own. */
function copy({dataset, parentElement}: HTMLElement): void {
  const status = parentElement?.querySelector('[role=status]');
  if (!status) return;
  // The same words again would not be announced.
  status.textContent = '';
  copyPage(dataset.copyPage ?? '').then(
    () => (status.textContent = 'Copied'),
    () => (status.textContent = 'Not copied: use the link'),
  );
}
