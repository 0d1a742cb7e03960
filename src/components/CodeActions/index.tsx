import {useClicks} from '@site/src/components/useClicks';
import {copiedText} from '@site/src/components/CodeActions/copiedText';

/** How long an outcome stays on the copy button, in ms. */
const SHOWN_FOR = 2000;

const COPIED = {label: 'Copied', text: 'Copied'};
const FAILED = {label: 'Press Ctrl+C', text: 'Press Ctrl+C'};

/** What the buttons above code do. The blocks are markup only, so one listener serves them all. */
export default function CodeActions(): null {
  useClicks('[data-code-action]', act);
  return null;
}

function act(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-language], [data-copied]');
  if (!block) return;
  if (button.dataset.codeAction === 'wrap') toggleWrap(button, block);
  else void copy(button, block);
}

function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const wrap = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrap));
  block.toggleAttribute('data-wrap', wrap);
}

/** Copies a block and says whether that worked; the clipboard can refuse. */
async function copy(button: HTMLElement, block: HTMLElement): Promise<void> {
  const code = block.querySelector('code');
  let outcome = COPIED;
  try {
    await navigator.clipboard.writeText(code ? copiedText(code) : '');
  } catch {
    outcome = FAILED;
  }
  // Pressed again before it was ready, its own name is the one from before.
  const label = (button.dataset.name ??= button.getAttribute('aria-label') ?? '');
  say(button, outcome);
  setTimeout(() => say(button, {label, text: 'Copy'}), SHOWN_FOR);
}

function say(button: HTMLElement, {label, text}: typeof COPIED): void {
  button.setAttribute('aria-label', label);
  const live = button.querySelector('[aria-live]');
  if (live) live.textContent = text;
}
