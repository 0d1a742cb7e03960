/** Replays the reader's actions from before the framework ran, once and in order. */
async function replayActions(): Promise<void> {
  const {events, control, changed} = window.endEarlyActions();
  for (const [element, {type, text}] of changed) {
    if (element instanceof HTMLInputElement) setTypedText(element, text ?? '');
    element.dispatchEvent(new Event(type, {bubbles: true}));
  }
  // There were no listeners yet when the pointer and the focus reached their elements.
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  if (document.activeElement === document.body) control?.focus({preventScroll: true});
  for (const event of events) {
    if (event instanceof KeyboardEvent) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    } else control?.click();
    // Lets React render between two events, as it does between real ones.
    await Promise.resolve();
  }
}

/** Sets the text of a field in a way that React, at the next `input` event, treats as typing. */
function setTypedText(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd} = field;
  // React wraps this property's setter, and treats a value set with the original setter as typed.
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
    // The framework has started after all, so an earlier failure no longer matters.
    window.failureBar.clear();
    void replayActions();
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
