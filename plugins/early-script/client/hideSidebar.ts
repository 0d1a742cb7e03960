/** Storage key; the value is `hidden` or empty. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Hides or shows the sidebar, on this page and on later ones, by an attribute for the stylesheet. */
export function hideSidebar(isHidden: boolean): void {
  const {dataset} = document.documentElement;
  if (isHidden) dataset.sidebar = 'hidden';
  else delete dataset.sidebar;
  remember(SIDEBAR_KEY, isHidden ? 'hidden' : '');
  // The pressed button is hidden now, so the button that replaces it gets the focus.
  const other = isHidden ? 'Expand' : 'Collapse';
  document.querySelector<HTMLElement>(`[aria-label="${other} sidebar"]`)?.focus();
}

/** Stores a choice for later visits; without storage it applies to this page only. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full.
  }
}
