import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

/**
 * SHA-256, in hex, of the names and contents of files. Tests are ignored, because the build doesn't
 * depend on them.
 *
 * @param root folder that the paths are relative to
 * @param paths files and folders; folders are read recursively, and missing paths are ignored
 * @param text other input of the hash
 */
export function hashFiles(root: string, paths: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(text);
  for (const file of paths.flatMap((entry) => filesOf(root, entry))) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)));
    hash.update(`${file}\n${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}

function filesOf(root: string, entry: string): string[] {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [entry];
  return listFiles(absolute)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${entry}/${file}`);
}
