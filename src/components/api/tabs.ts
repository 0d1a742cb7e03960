import {recall, remember} from './remember';

/** Rows of tabs whose choice is kept for other pages and later visits, and where. */
const KEPT: Readonly<Record<string, string | undefined>> = {sample: 'babylon-docs.api.sample'};

const ROW = '[role="tablist"][data-tabs]';
const TAB = '[role="tab"][data-tab]';

/** Shows the panel of a tab, in its row and in every row of the same name that has such a tab. */
export function chooseTab(tab: HTMLElement): void {
  const {tab: value = ''} = tab.dataset;
  const name = rowOf(tab)?.dataset.tabs ?? '';
  showIn(document, name, value);
  if (KEPT[name]) remember(KEPT[name], value);
}

/** Shows what was chosen on another page or in another window. */
export function restoreTabs(root: ParentNode): void {
  for (const [name, key = ''] of Object.entries(KEPT)) showIn(root, name, recall(key));
}

/** What was chosen before in rows of this name, if anything. */
export function keptTab(name: string): string | undefined {
  return recall(KEPT[name] ?? '');
}

/** The tab that a key goes to from another one, as in every row of tabs. */
export function tabForKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(rowOf(tab)?.querySelectorAll<HTMLElement>(TAB) ?? [])];
  const at = all.indexOf(tab);
  const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1}[key];
  return to === undefined ? undefined : all.at(to % all.length);
}

/** The tab that an event happened on. */
export function tabAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
}

/** Shows the panel that holds a place. Says whether it was hidden. */
export function openPanelOf(place: Element): boolean {
  const panel = place.closest('[role="tabpanel"]');
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  if (!tab || tab.ariaSelected === 'true') return false;
  chooseTab(tab);
  return true;
}

function rowOf(tab: HTMLElement): HTMLElement | null {
  return tab.closest<HTMLElement>(ROW);
}

function showIn(root: ParentNode, name: string, value: string | undefined): void {
  for (const row of root.querySelectorAll<HTMLElement>(`[data-tabs="${name}"]`)) {
    const tabs = [...row.querySelectorAll<HTMLElement>(TAB)];
    const chosen = tabs.find(({dataset}) => dataset.tab === value);
    if (!chosen) continue;
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (!panel) continue;
      // A panel that paper and readers without script get all the same is hidden by the style.
      if (panel.classList.contains('api-panel')) panel.toggleAttribute('data-open', isChosen);
      else panel.hidden = !isChosen;
    }
    // In a narrow row it may stand outside; the page itself must not move.
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }
}
