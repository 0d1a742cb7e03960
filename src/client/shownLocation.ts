import type {Location} from 'history';

let shown: Location | undefined;
const listeners = new Set<() => void>();

/** Told by the framework once another place of the site is shown. */
export function onRouteDidUpdate({location}: {readonly location: Location}): void {
  shown = location;
  listeners.forEach((tell) => tell());
}

/** The place that is shown: while a page is on its way, not the one that the address bar names. */
export function readShown(): Location | undefined {
  return shown;
}

/** @returns what ends it */
export function subscribeToShown(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
