/** How long a copy button shows the outcome, in ms. */
const SHOWN_MS = 2_000;

/** The block of code that a button above it belongs to. */
export function blockOf(button: Element): Element | null {
  return button.closest('[data-language], [data-copied]');
}

/** Wraps the long lines of a block of code, or lets them scroll again. */
export function toggleWrap(button: HTMLElement): void {
  const wrap = button.ariaPressed !== 'true';
  button.ariaPressed = String(wrap);
  blockOf(button)?.toggleAttribute('data-wrap', wrap);
}

/** Shows the outcome of a copy on its button for two seconds. */
export function showOutcome(button: HTMLElement, outcome: string): void {
  // Pressed again meanwhile, the button's label is the outcome of the first press.
  const label = (button.dataset.name ??= button.ariaLabel ?? '');
  const show = (name: string, text: string) => {
    button.ariaLabel = name;
    const live = button.querySelector('[aria-live]');
    if (live) live.textContent = text;
  };
  show(outcome, outcome);
  setTimeout(() => show(label, 'Copy'), SHOWN_MS);
}
