/**
 * Gives the keyboard to the open menu of small screens: the focus goes in, what lies behind cannot
 * be reached, and Escape closes.
 *
 * @param bar the bar that holds the menu
 * @returns lets the rest of the page go again; the focus goes back to the button of the menu
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
    // While the menu comes in, its first moment cannot take it.
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
