import {cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

/** Generated and large folders, which a scratch copy omits. */
const OMITTED = new Set(['.docusaurus', '.git', 'build', 'node_modules', 'test-results']);

/** Copies the project to a new folder and returns its path; the caller removes the folder. */
export function copyProject(name: string): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (from) => !OMITTED.has(path.relative(PROJECT, from).split(path.sep)[0] ?? ''),
  });
  // The copy has its own cache, because a build empties the cache of a different configuration.
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(PROJECT, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(packages, name));
  }
  return folder;
}
