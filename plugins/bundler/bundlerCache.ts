import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Prepares the bundler's cache folder. The folder is emptied if the last build had a different version,
 * because a changed plugin would otherwise leave pages stale. It is also emptied if the last build was
 * incomplete, because the next build would hang on a page that is cached for the server but not for the
 * browser, or the reverse.
 *
 * @param version see cacheVersion
 */
export function openCache(folder: string, version: string): void {
  const marker = markerPath(folder);
  const isValid = existsSync(marker) && readFileSync(marker, 'utf8') === version;
  rmSync(isValid ? marker : folder, {recursive: true, force: true});
}

/** Marks the folder as the cache of a complete build. */
export function closeCache(folder: string, version: string): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(markerPath(folder), version);
}

function markerPath(folder: string): string {
  return path.join(folder, 'version.txt');
}
