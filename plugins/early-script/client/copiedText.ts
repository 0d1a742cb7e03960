/**
 * The text that the copy button copies: the block without prompts and without the output of its
 * commands, so that a pasted block runs.
 */
export function copiedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const omitted of copy.querySelectorAll('.line:has(.output), .prompt')) omitted.remove();
  return copy.textContent.trimEnd();
}
