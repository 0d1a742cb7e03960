import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const FOLDER = import.meta.dirname;

/** Components below a folder: each folder that contains an index file. */
function components(folder: string): string[] {
  return readdirSync(path.join(FOLDER, folder), {withFileTypes: true}).flatMap((entry) => {
    if (entry.isDirectory()) return components(path.join(folder, entry.name));
    return /^index\.tsx?$/.test(entry.name) ? [folder] : [];
  });
}

test('src/theme/README.md lists all components in the folder, and no others', () => {
  const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| ([A-Z][\w/]*) \|/gm)].map((match) => match[1]);
  expect(listed, 'Add or remove the row in src/theme/README.md').toEqual(components('').sort());
});
