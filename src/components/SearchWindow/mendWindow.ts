/**
 * Gives the library's window the roles that hold for what is in it: a dialog instead of a button
 * around everything, and a tree instead of a list of options, because each result has a link and
 * buttons of its own. The library writes these attributes once, so they stay.
 */
export function mendWindow(container: Element): void {
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'tabindex'])
    container.removeAttribute(name);
  // They are parts of the window, and no landmarks of the page.
  for (const part of container.querySelectorAll('header, footer'))
    part.setAttribute('role', 'none');
  // A press beside the window closes it; the focus that returns then must not be taken by the page.
  container.addEventListener('mousedown', (event) => {
    if (event.target === container) event.preventDefault();
  });
  container.querySelector('input')?.setAttribute('aria-autocomplete', 'list');
}

/** The same for results, which come later. */
export function mendResults(container: Element): void {
  const lists = [...container.querySelectorAll('[role="listbox"], [role="tree"]')];
  for (const [index, list] of lists.entries()) {
    const source = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
    list.setAttribute('role', 'tree');
    list.removeAttribute('aria-labelledby');
    list.setAttribute('aria-label', source ?? 'Results');
    // The library gives all of them the same.
    list.id = `docsearch-list-${index}`;
  }
  for (const hit of container.querySelectorAll('[role="option"]'))
    hit.setAttribute('role', 'treeitem');
  // The library also names lists that it does not draw, when they would be empty.
  container.removeAttribute('aria-controls');
  const ids = lists.map(({id}) => id).join(' ');
  const input = container.querySelector('input');
  if (ids === '') input?.removeAttribute('aria-controls');
  else if (input?.getAttribute('aria-controls') !== ids) input?.setAttribute('aria-controls', ids);
  // The tree lines and icons say nothing that the text does not.
  for (const icon of container.querySelectorAll('svg:not([aria-label], [aria-hidden])')) {
    icon.setAttribute('aria-hidden', 'true');
  }
}

/** Types a text into a field that React holds, as a reader would. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}
