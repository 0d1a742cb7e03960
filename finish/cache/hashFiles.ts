import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

/**
 * SHA-256, in hex, of the names and contents of files. Tests are left out: nothing that is built
 * depends on them.
 *
 * @param root folder that the paths start from
 * @param paths files, and folders with all that is below them; a missing one counts as empty
 * @param text what else is part of the hash
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
  const place = path.join(root, entry);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [entry];
  return listFiles(place)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${entry}/${file}`);
}
