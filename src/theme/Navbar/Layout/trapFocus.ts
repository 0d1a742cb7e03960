/**
 * Traps the focus in the open mobile menu: moves it there, makes the rest of the page inert, and closes
 * the menu on Escape.
 *
 * @param bar the navigation bar, which contains the menu
 * @returns a function that releases the trap and moves the focus back to the button that opened the menu
 */
export function trapFocus(bar: HTMLElement | null, close: () => void): () => void {
  const menu = bar?.querySelector<HTMLElement>('.navbar-sidebar');
  if (!bar || !menu) return () => undefined;
  const background = [...(bar.parentElement?.children ?? []), ...bar.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== bar && element !== menu && !element.inert,
  );
  const openButton = bar.querySelector<HTMLElement>('.navbar__toggle');
  const closeButton = menu.querySelector<HTMLElement>('.navbar-sidebar__close');
  let isActive = true;
  const takeFocus = () => {
    closeButton?.focus();
    // The menu can't take the focus in the first frame of its transition.
    if (isActive && closeButton && document.activeElement !== closeButton)
      requestAnimationFrame(takeFocus);
  };
  takeFocus();
  for (const element of background) element.inert = true;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    isActive = false;
    document.removeEventListener('keydown', onKeyDown);
    for (const element of background) element.inert = false;
    const {activeElement} = document;
    if (activeElement === document.body || menu.contains(activeElement)) openButton?.focus();
  };
}
