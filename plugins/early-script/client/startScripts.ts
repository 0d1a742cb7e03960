import {failureBar} from './failureBar';

/** Type of the framework's script elements in the HTML, which no browser runs or requests. */
const WAITING = 'script[type=waiting]';

/** Names or addresses of the site's scripts in what an event reports. */
const SCRIPT = /\/assets\/js\/|ChunkLoad|CSS_CHUNK/;

/**
 * Requests the framework's scripts, which run in the order of the page. Before the page is parsed
 * there is nothing complete to hydrate, so a press during parsing starts them at its end.
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

/** Whether the framework can't run, because a script of it has failed. */
export let hasFailed = false;

/**
 * Reports a script of the site that fails before the framework runs. The text is in the HTML, so the
 * page stays readable. Later each part of a page reports what it lacks.
 */
export function onScriptError(event: Event & Partial<ErrorEvent & PromiseRejectionEvent>): void {
  // A script that didn't load is the target; one that threw is named as a file.
  const {src} = event.target as Partial<HTMLScriptElement>;
  const cause = String(event.reason ?? event.message ?? src);
  if (!SCRIPT.test(cause + event.filename)) return;
  hasFailed = true;
  failureBar.show(
    `A part of this page did not load. Menus and buttons may not work. (${cause})`,
    () => location.reload(),
  );
}
