/** A control that a reader may press before the page's scripts run. */
export type Control = {
  /** Selector of what is pressed: the first that is in view. */
  readonly selector: string;
  /** JavaScript that returns in the page whether `pressed`, the pressed element, has responded. */
  readonly answered: string;
  /** A key to press instead of a click. */
  readonly key?: string;
  /** Width of the window, in px, instead of the usual one. */
  readonly width?: number;
};

/** Ordered from what leaves the page unchanged to what covers it, because one load presses them in turn. */
export const controls: Readonly<Record<string, Control>> = {
  'color mode': {
    selector: '[aria-label^="Switch between dark"]',
    answered: 'document.documentElement.dataset.theme === "light"',
  },
  'copy code': {
    selector: '[data-code-action=copy]',
    answered: 'pressed.ariaLabel === "Copied"',
  },
  'wrap code': {
    selector: '[data-code-action=wrap]',
    answered: 'pressed.ariaPressed === "true"',
  },
  category: {
    selector: 'nav .menu__caret[aria-expanded=false]',
    answered: 'pressed.ariaExpanded === "true"',
  },
  // The framework replaces tabs when it starts.
  tab: {
    selector: '[role=tab][aria-selected=false]',
    answered:
      '[...document.querySelectorAll("[role=tab][aria-selected=true]")].some((tab) => tab.textContent === pressed.textContent)',
  },
  term: {
    selector: 'main [data-term]',
    answered: 'document.querySelector("[popover]:popover-open") !== null',
  },
  search: {
    selector: 'body',
    key: 'Control+k',
    answered: 'document.activeElement?.closest("dialog, [role=dialog]") != null',
  },
  menu: {
    selector: '.navbar__toggle',
    answered: 'document.querySelector(".navbar-sidebar--show") !== null',
    width: 390,
  },
};
