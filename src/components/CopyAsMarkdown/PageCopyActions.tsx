import {useEffect} from 'react';
import {copyPage} from './copyPage';

/** What the button of CopyAsMarkdown does: one listener, kept when pages change. */
export default function PageCopyActions(): null {
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-page]');
      if (button) void copy(button);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}

/** The outcome stays: a reader may come to it late, and the next press tells its own. */
async function copy({dataset, parentElement}: HTMLElement): Promise<void> {
  const status = parentElement?.querySelector('[role=status]');
  if (!status) return;
  // The same words again would not be announced.
  status.textContent = '';
  try {
    await copyPage(dataset.copyPage ?? '');
    status.textContent = 'Copied';
  } catch {
    status.textContent = 'Not copied: use the link';
  }
}
