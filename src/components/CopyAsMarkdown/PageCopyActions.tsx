import {useEffect} from 'react';
import {copyPage} from './copyPage';

/** How long an outcome stays on the button, in ms. */
const SHOWN_FOR = 3000;

const READY = 'Copy as Markdown';

/** What the button of CopyAsMarkdown does: one listener, kept when pages change. */
export default function PageCopyActions(): null {
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-page]');
      if (button) void copy(button, button.dataset.copyPage ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}

async function copy(button: HTMLElement, file: string): Promise<void> {
  const live = button.querySelector('[aria-live]');
  if (!live) return;
  try {
    await copyPage(file);
    live.textContent = 'Copied';
  } catch {
    live.textContent = 'Not copied: use the link';
  }
  setTimeout(() => (live.textContent = READY), SHOWN_FOR);
}
