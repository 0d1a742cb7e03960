/**
 * The text that the copy button copies: the code without prompts and command output, so that it can be
 * pasted into a terminal and run.
 */
export function copiedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const omitted of copy.querySelectorAll('.line:has(.output), .prompt')) omitted.remove();
  return copy.textContent.trimEnd();
}
