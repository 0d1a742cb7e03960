import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Prepares the folder in which the bundler keeps what it has compiled. It's emptied when the last
 * build had another version, so that a changed plugin can't leave pages as they were, and when that
 * build wasn't complete: a page that only one of server and browser has cached would be waited for
 * without end.
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
