/** Replays the actions of the reader before the framework ran, once and in order. */
async function repeatActions(): Promise<void> {
  const {events, control, changed} = window.endEarlyActions();
  for (const [element, {type, text}] of changed) {
    if (element instanceof HTMLInputElement) handOver(element, text ?? '');
    element.dispatchEvent(new Event(type, {bubbles: true}));
  }
  // Nothing listened when the pointer and the focus reached their elements.
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  if (document.activeElement === document.body) control?.focus({preventScroll: true});
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    } else control?.click();
    // React renders between two events, as it does between real ones.
    await Promise.resolve();
  }
}

/** Lets React recognize the text of a field as typed; the event that follows reports the change. */
function handOver(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd} = field;
  // React tracks this property, and treats a value of the browser's own setter as typed.
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
    // The framework runs after all.
    window.failureBar.clear();
    void repeatActions();
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
