import {cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

/** Files that a scratch copy leaves out: generated and large ones. */
const LEFT_OUT = new Set(['.docusaurus', '.git', 'build', 'node_modules', 'test-results']);

/** Copies the project to a new folder, which is returned; the caller removes it. */
export function copyProject(name: string): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (from) => !LEFT_OUT.has(path.relative(PROJECT, from).split(path.sep)[0] ?? ''),
  });
  // A copy has its own caches, because a build empties those of a different configuration.
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(PROJECT, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(packages, name));
  }
  return folder;
}
