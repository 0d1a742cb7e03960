import {failureBar} from './failureBar';

/** The framework's scripts in the HTML. Their type keeps browsers from requesting or running them. */
const WAITING = 'script[type=waiting]';

/** Matches an error event that concerns one of the site's scripts. */
const SITE_SCRIPT = /\/assets\/js\/|ChunkLoad|CSS_CHUNK/;

/**
 * Requests the framework's scripts, which run in document order. Hydration needs the complete page, so
 * if the page is still being parsed, they start when parsing ends.
 */
export function startScripts(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  for (const placeholder of document.querySelectorAll<HTMLScriptElement>(WAITING)) {
    const script = document.createElement('script');
    script.async = false;
    script.src = placeholder.src;
    placeholder.replaceWith(script);
  }
}

/** Whether the framework can't run because one of its scripts failed. */
export let hasFailed = false;

/**
 * Reports a site script that fails before the framework runs. The page stays readable, because its text
 * is in the HTML. Once the framework runs, each part of a page reports its own errors.
 */
export function onScriptError(event: Event & Partial<ErrorEvent & PromiseRejectionEvent>): void {
  // The target is a script that failed to load; `filename` is one that threw an error.
  const {src} = event.target as Partial<HTMLScriptElement>;
  const cause = String(event.reason ?? event.message ?? src);
  if (!SITE_SCRIPT.test(cause + event.filename)) return;
  hasFailed = true;
  failureBar.show(
    `A part of this page failed to load. Menus and buttons may not work. (${cause})`,
    () => location.reload(),
  );
}
