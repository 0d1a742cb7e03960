/** Storage key; the value is `hidden` or empty. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Hides or shows the sidebar on this and later pages by setting an attribute that the stylesheet reads. */
export function setSidebarHidden(isHidden: boolean): void {
  const {dataset} = document.documentElement;
  if (isHidden) dataset.sidebar = 'hidden';
  else delete dataset.sidebar;
  storeChoice(SIDEBAR_KEY, isHidden ? 'hidden' : '');
  // The pressed button is hidden now, so the button that replaces it gets the focus.
  const action = isHidden ? 'Expand' : 'Collapse';
  document.querySelector<HTMLElement>(`[aria-label="${action} sidebar"]`)?.focus();
}

/** Stores a choice for later visits. Without storage, the choice applies to this page only. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full.
  }
}
