/**
 * Copies text. Without a clipboard, as on a page over plain HTTP, the element that shows the text is
 * selected and the selection copied; if the browser rejects that too, it stays selected so that
 * the reader can press Ctrl+C.
 *
 * @param shown the element to select
 */
export async function copyText(text: string, shown: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    return copySelectionAs(text) ? 'copied' : 'selected';
  }
}

/** Shown text can contain parts that are not copied, such as prompts and the output of a command. */
function copySelectionAs(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', onCopy);
  // Deprecated, but no other call copies without TLS.
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}

/** Label of a copy button after each outcome. */
export const OUTCOMES = {copied: 'Copied', selected: 'Selected: press Ctrl+C'} as const;

/** How long a copy button says what it did, in ms. */
export const SHOWN_FOR = 2_000;
