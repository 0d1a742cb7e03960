/** Repeats once, and in order, what a reader did before the framework ran. */
async function repeatActions(): Promise<void> {
  const {events, control, changed} = window.endEarlyActions();
  for (const [element, {type, text}] of changed) {
    if (element instanceof HTMLInputElement) handOver(element, text ?? '');
    element.dispatchEvent(new Event(type, {bubbles: true}));
  }
  // The pointer and the focus have reported to nobody what they are on.
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  if (document.activeElement === document.body) control?.focus({preventScroll: true});
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    } else control?.click();
    // React renders between two events, as it does for real ones.
    await Promise.resolve();
  }
}

/** Lets React see the text of a field as typed; the event that follows reports it. */
function handOver(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd} = field;
  // React notes what this property is set to, and takes what the browser's own setter writes as typed.
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
}

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  // The framework sets this attribute once all its listeners are attached.
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // The framework runs, so what the line reports no longer holds.
    window.failureBar.clear();
    void repeatActions();
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
