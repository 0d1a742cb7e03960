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
  if (!previousLocation || !hash || document.activeElement !== document.body) return;
  const target = document.getElementById(decoded(hash.slice(1)));
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({preventScroll: true});
  // Else a click on its text would give it the focus from then on.
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
}

/** @returns the text as it is where it is no encoding of another */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
