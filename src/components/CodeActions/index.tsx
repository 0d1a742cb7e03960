import {useClicks} from '@site/src/components/useClicks';
import {copiedText} from '@site/src/components/CodeActions/copiedText';
import {copyText, OUTCOMES, SHOWN_FOR} from '@site/src/components/CopyButton/copyText';

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
  if (!code) return;
  const outcome = OUTCOMES[await copyText(copiedText(code), code)];
  // Pressed again before it was ready, its own name is the one from before.
  const label = (button.dataset.name ??= button.getAttribute('aria-label') ?? '');
  say(button, outcome, outcome);
  setTimeout(() => say(button, label, 'Copy'), SHOWN_FOR);
}

function say(button: HTMLElement, label: string, text: string): void {
  button.setAttribute('aria-label', label);
  const live = button.querySelector('[aria-live]');
  if (live) live.textContent = text;
}
