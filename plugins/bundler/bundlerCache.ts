import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Prepares the bundler's cache folder. It is emptied if the last build had a different version, because
 * a changed plugin would otherwise leave pages stale, and if that build was incomplete, because the
 * next one would hang on a page that only one of server and browser has cached.
 *
 * @param version see cacheVersion
 */
export function openCache(folder: string, version: string): void {
  const marker = markerOf(folder);
  const isValid = existsSync(marker) && readFileSync(marker, 'utf8') === version;
  rmSync(isValid ? marker : folder, {recursive: true, force: true});
}

/** Marks the folder as one of a complete build. */
export function closeCache(folder: string, version: string): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(markerOf(folder), version);
}

function markerOf(folder: string): string {
  return path.join(folder, 'version.txt');
}
