import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

/** A folder whose files, at any depth, may name a class. */
export type Place = {
  folder: string;
  /** How their names end, with the dot: `.tsx`. */
  endings: string[];
};

/**
 * Every word of these files that could be a class, an identifier or a tag, once, with spaces
 * between. PurgeCSS itself would read all files again for each of the site's stylesheets, which
 * took a sixth of the build.
 */
export function usedNames(places: Place[]): string {
  const names = new Set<string>();
  for (const {folder, endings} of places) {
    for (const file of listFiles(folder)) {
      if (!endings.some((ending) => file.endsWith(ending))) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const name of text.match(/[\w-]+/g) ?? []) names.add(name);
    }
  }
  return [...names].join(' ');
}
