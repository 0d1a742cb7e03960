import {safeDecode} from './safeDecode';

/** Argument that the framework passes to a client module after a navigation. */
type Update = {
  readonly location: {readonly hash: string};
  /** Null for the first page of a visit. */
  readonly previousLocation: object | null;
};

/**
 * Focuses the heading that a link or the search window led to, as a browser does without the
 * framework. The framework only scrolls to it, so the next Tab would start at the top of the page.
 */
export function onRouteDidUpdate({location: {hash}, previousLocation}: Update): void {
  const target = previousLocation && hash && document.getElementById(safeDecode(hash.slice(1)));
  // A heading in a closed `details` element gets the focus when that element opens.
  if (target && target.checkVisibility()) focusTarget(target);
}

/** Focuses an element, unless another one has the focus. */
export function focusTarget(target: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  // Otherwise each later click on the heading would focus it.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}
