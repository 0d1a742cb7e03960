import {flushSync} from 'react-dom';
import {focusTarget} from '../../src/client/focusTarget';
import {decoded} from '../schema/decoded';
import {recall, remember} from './remember';

/** Where the chosen depth is kept: `1`, `2`, `3` or `all`. */
const KEY = 'api-schema-depth';

/** As the pages are written: two levels are open. */
const WRITTEN = '2';

const DEPTHS = new Set(['1', '2', '3', 'all']);

/** The depth that the reader chose last; the written one where nothing is kept or allowed. */
export function readDepth(): string {
  const kept = recall(KEY);
  return kept !== undefined && DEPTHS.has(kept) ? kept : WRITTEN;
}

/** Keeps the depth for the next page. A browser that refuses forgets it. */
export function storeDepth(depth: string): void {
  remember(KEY, depth);
}

/** Opens every fold down to a level, closes those below, and marks the button that says so. */
export function openToDepth(root: ParentNode, depth: string): void {
  const level = depth === 'all' ? Number.POSITIVE_INFINITY : Number(depth);
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[data-level]')) {
    fold.open = Number(fold.dataset.level) <= level;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-open-depth]')) {
    button.setAttribute('aria-pressed', String(button.dataset.openDepth === depth));
  }
}

/** Opens what holds the place that an address leads to, and shows that place. */
export function openAncestors(root: Document, hash: string): void {
  const target = hash.length > 1 ? root.getElementById(decoded(hash.slice(1))) : null;
  if (!target) return;
  let opened = openTabOf(target);
  let fold = target.closest('details');
  while (fold) {
    opened ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  if (!opened) return;
  // The theme's tabs put the page back to where it was, once they have changed.
  requestAnimationFrame(() => {
    target.scrollIntoView();
    focusTarget(target);
  });
}

/** Shows the tab that holds a place. Says whether it was hidden. */
function openTabOf(place: Element): boolean {
  const panel = place.closest<HTMLElement>('[role="tabpanel"]');
  const panels = panel?.parentElement;
  const row = panels?.previousElementSibling;
  if (!panel?.hidden || !panels || !row) return false;
  const tab = row.children[[...panels.children].indexOf(panel)];
  if (tab instanceof HTMLElement) flushSync(() => tab.click());
  return true;
}
