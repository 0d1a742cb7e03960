/** How long a copy button shows the outcome, in ms. */
const OUTCOME_MS = 2_000;

/** The code block that a button belongs to. */
export function blockOf(button: Element): Element | null {
  return button.closest('[data-language], [data-copied]');
}

/** Turns wrapping of long lines in a code block on or off. */
export function toggleWrap(button: HTMLElement): void {
  const wrap = button.ariaPressed !== 'true';
  button.ariaPressed = String(wrap);
  blockOf(button)?.toggleAttribute('data-wrap', wrap);
}

/** Shows the outcome of a copy on its button for two seconds. */
export function showOutcome(button: HTMLElement, outcome: string): void {
  // On a second press within that time, the current label is already an outcome.
  const label = (button.dataset.name ??= button.ariaLabel ?? '');
  const show = (name: string, text: string) => {
    button.ariaLabel = name;
    const live = button.querySelector('[aria-live]');
    if (live) live.textContent = text;
  };
  show(outcome, outcome);
  setTimeout(() => show(label, 'Copy'), OUTCOME_MS);
}
