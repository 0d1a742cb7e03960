import {decoded} from './decoded';

/** What a client module of the framework is told once another place of the site is shown. */
type Update = {
  readonly location: {readonly hash: string};
  /** Null for the page that was loaded. */
  readonly previousLocation: object | null;
};

/**
 * With the link or the search window that led here the focus is gone, and the keyboard would go on
 * from anywhere. The framework gives it back at the top of another page only; a heading is scrolled
 * to, as it does, and gets the focus, as a browser does without it.
 */
export function onRouteDidUpdate({location: {hash}, previousLocation}: Update): void {
  const target = previousLocation && hash && document.getElementById(decoded(hash.slice(1)));
  // What stands in a closed fold gets the focus from what opens it.
  if (target && target.checkVisibility()) focusTarget(target);
}

/** Gives a place that was opened the focus, unless something has it. */
export function focusTarget(target: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  // Else a click on its text would give it the focus from then on.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}
