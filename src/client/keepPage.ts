import {clearFailure, tellFailure} from './offerRetry';

type Update = {readonly location: {readonly pathname: string; search: string; hash: string}};

/** Address of the page that is shown, which is not that in the address bar while one loads. */
let shown: string | undefined;

/** Told by the framework once a place of the site is shown. */
export function onRouteDidUpdate({location: {pathname, search, hash}}: Update): void {
  const next = `${pathname}${search}${hash}`;
  if (shown !== undefined && shown !== next) clearFailure();
  shown = next;
}

/**
 * The page that was asked for cannot be had: its address gives way to that of the page that is
 * shown, a line says so, and the reader goes on as soon as the line is back.
 */
export function keepPage(): void {
  const wanted = window.location.href;
  if (shown !== undefined) window.history.replaceState(window.history.state, '', shown);
  const goOn = () => window.location.assign(wanted);
  window.addEventListener('online', goOn, {once: true});
  tellFailure(
    'You are offline, so this page stays open. The page that you asked for opens once you are online again.',
    goOn,
  );
}
