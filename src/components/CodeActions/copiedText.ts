/**
 * What the copy button puts on the clipboard: the block's text without its prompts and without
 * what the commands print, so that a pasted block runs.
 */
export function copiedText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('.line')) {
    if (line.querySelector('.output')) line.remove();
  }
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}
