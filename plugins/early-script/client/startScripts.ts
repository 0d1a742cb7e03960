import {failureBar} from './failureBar';

/** The framework's scripts in the HTML, whose type keeps browsers from running or requesting them. */
const WAITING = 'script[type=waiting]';

/** Names and addresses of the site's scripts in the report of an event. */
const SCRIPT = /\/assets\/js\/|ChunkLoad|CSS_CHUNK/;

/**
 * Requests the framework's scripts, which run in the order of the page. Hydration needs the complete
 * page, so a press during parsing starts them when parsing ends.
 */
export function startScripts(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(WAITING)) {
    const script = document.createElement('script');
    script.async = false;
    script.src = waiting.src;
    waiting.replaceWith(script);
  }
}

/** Whether the framework can't run because one of its scripts failed. */
export let hasFailed = false;

/**
 * Reports a script of the site that fails before the framework runs. The text is in the HTML, so the
 * page stays readable. Once the framework runs, each part of a page reports its own errors.
 */
export function onScriptError(event: Event & Partial<ErrorEvent & PromiseRejectionEvent>): void {
  // The target is a script that failed to load; `filename` is one that threw an error.
  const {src} = event.target as Partial<HTMLScriptElement>;
  const cause = String(event.reason ?? event.message ?? src);
  if (!SCRIPT.test(cause + event.filename)) return;
  hasFailed = true;
  failureBar.show(
    `A part of this page failed to load. Menus and buttons may not work. (${cause})`,
    () => location.reload(),
  );
}
