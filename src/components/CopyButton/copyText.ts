/**
 * Copies text. If the clipboard isn't available, for example on a page over plain HTTP, selects the
 * element that displays the text and copies the selection. If the browser rejects that too, the element
 * stays selected so that the reader can press Ctrl+C.
 *
 * @param source the element to select
 */
export async function copyText(text: string, source: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(source);
    return copySelectionAs(text) ? 'copied' : 'selected';
  }
}

/** Copies `text` in place of the selection, which can also contain prompts and command output. */
function copySelectionAs(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', onCopy);
  // Deprecated, but the only API that copies without TLS.
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}

/** Label of a copy button after each outcome. */
export const OUTCOMES = {copied: 'Copied', selected: 'Selected: press Ctrl+C'} as const;

/** How long a copy button shows the outcome, in ms. */
export const OUTCOME_MS = 2_000;
