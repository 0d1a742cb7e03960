/** A control that a reader may press before the page's scripts run. */
export type Control = {
  /** Selector of the control; the first match in view is pressed. */
  readonly selector: string;
  /** JavaScript expression that is true once `pressed`, the pressed element, has responded. */
  readonly hasResponded: string;
  /** A key to press instead of a click. */
  readonly key?: string;
  /** Width of the window, in px, if it is not the default. */
  readonly width?: number;
};

/** Controls that cover the page come last, because all controls are pressed in turn on one page. */
export const controls: Readonly<Record<string, Control>> = {
  'color mode': {
    selector: '[aria-label^="Switch between dark"]',
    hasResponded: 'document.documentElement.dataset.theme === "light"',
  },
  'copy code': {
    selector: '[data-code-action=copy]',
    hasResponded: 'pressed.ariaLabel === "Copied"',
  },
  'wrap code': {
    selector: '[data-code-action=wrap]',
    hasResponded: 'pressed.ariaPressed === "true"',
  },
  category: {
    selector: 'nav .menu__caret[aria-expanded=false]',
    hasResponded: 'pressed.ariaExpanded === "true"',
  },
  // Hydration replaces tabs, so the pressed one may no longer be on the page.
  tab: {
    selector: '[role=tab][aria-selected=false]',
    hasResponded:
      '[...document.querySelectorAll("[role=tab][aria-selected=true]")].some((tab) => tab.textContent === pressed.textContent)',
  },
  term: {
    selector: 'main [data-term]',
    hasResponded: 'document.querySelector("[popover]:popover-open") !== null',
  },
  search: {
    selector: 'body',
    key: 'Control+k',
    hasResponded: 'document.activeElement?.closest("dialog, [role=dialog]") != null',
  },
  menu: {
    selector: '.navbar__toggle',
    hasResponded: 'document.querySelector(".navbar-sidebar--show") !== null',
    width: 390,
  },
};
