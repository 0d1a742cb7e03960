/**
 * What the copy button puts on the clipboard: the block's text without its prompts and without
 * what the commands print, so that a pasted block runs.
 */
export function copiedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const left of copy.querySelectorAll('.line:has(.output), .prompt')) left.remove();
  return copy.textContent.trimEnd();
}
