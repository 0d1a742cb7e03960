import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The framework's server bundle stands here while plugins finish the build, and then goes. */
const SERVER_BUNDLE = '__server';

/** Regular files below a folder, as sorted paths relative to it with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith(`${SERVER_BUNDLE}/`))
    .sort();
}
