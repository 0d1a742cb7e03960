import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Writes test files to a folder, by default a new temporary one, and returns the folder. */
export function writeSite(
  files: Readonly<Record<string, string>>,
  folder: string = mkdtempSync(path.join(tmpdir(), 'pages-')),
): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return folder;
}
