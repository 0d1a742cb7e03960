/**
 * Keeps the focus in the open menu of small screens: moves it there, makes the rest of the page inert,
 * and closes the menu on Escape.
 *
 * @param bar the bar that contains the menu
 * @returns releases the page and moves the focus back to the button that opened the menu
 */
export function holdFocus(bar: HTMLElement | null, close: () => void): () => void {
  const menu = bar?.querySelector<HTMLElement>('.navbar-sidebar');
  if (!bar || !menu) return () => undefined;
  const behind = [...(bar.parentElement?.children ?? []), ...bar.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== bar && element !== menu && !element.inert,
  );
  const opener = bar.querySelector<HTMLElement>('.navbar__toggle');
  const closer = menu.querySelector<HTMLElement>('.navbar-sidebar__close');
  let isHeld = true;
  const takeFocus = () => {
    closer?.focus();
    // The menu can't take the focus in the first frame of its transition.
    if (isHeld && closer && document.activeElement !== closer) requestAnimationFrame(takeFocus);
  };
  takeFocus();
  for (const element of behind) element.inert = true;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    isHeld = false;
    document.removeEventListener('keydown', onKeyDown);
    for (const element of behind) element.inert = false;
    const {activeElement} = document;
    if (activeElement === document.body || menu.contains(activeElement)) opener?.focus();
  };
}
