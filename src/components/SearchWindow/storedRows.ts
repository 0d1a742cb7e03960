import {MAX_RECENT_BESIDE_FAVORITES} from './storedHits';

/** Texts of the rows that the window keeps, as the library is given them. */
export const STORED_TEXTS = {
  saveRecentSearchButtonTitle: 'Save this search',
  removeRecentSearchButtonTitle: 'Remove this search from history',
  removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
} as const;

const {saveRecentSearchButtonTitle: SAVE, removeRecentSearchButtonTitle: REMOVE} = STORED_TEXTS;
const {removeFavoriteSearchButtonTitle: REMOVE_FAVORITE} = STORED_TEXTS;

/** What a reader is told who has pressed a button of such a row; undefined for another press. */
export function storedRowSaid(pressed: EventTarget | null): string | undefined {
  const button = pressed instanceof Element ? pressed.closest('button') : null;
  const name = button?.closest('li')?.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
  if (button?.title === SAVE) return `${name} is a favorite now`;
  if (button?.title === REMOVE) return `${name} is removed from history`;
  return button?.title === REMOVE_FAVORITE ? `${name} is removed from favorites` : undefined;
}

/**
 * Takes away recent rows that are too many beside favorites. The library sets its limit when the
 * window opens, and keeps it when the first favorite comes; only its own buttons reach its list.
 */
export function trimRecent(container: Element): void {
  const rowsWith = (title: string) => [...container.querySelectorAll(`button[title="${title}"]`)];
  if (rowsWith(REMOVE_FAVORITE).length === 0) return;
  for (const button of rowsWith(REMOVE).slice(MAX_RECENT_BESIDE_FAVORITES)) {
    button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    // The library waits for the row to fade.
    button.closest('li')?.dispatchEvent(new Event('transitionend', {bubbles: true}));
  }
}
