import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Everything that a build reads, relative to the project. */
export const SOURCES = [
  'docs',
  'blog',
  'src',
  'data',
  'api',
  'config',
  'markdown',
  'plugins',
  'finish',
  'search',
  'examples',
  'figures',
  'static',
  'sidebars',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
] as const;

/**
 * Why the site must be built, as a sentence, or undefined when the build is newer than all its
 * sources. `marker` is the file that a build writes last. Folders count too, because a removed
 * file shows only there.
 */
export function whyBuild(project: string, marker: string): string | undefined {
  const built = changed(path.join(project, marker));
  if (built === undefined || changed(path.join(project, 'build', 'index.html')) === undefined) {
    return 'There is no finished build.';
  }
  for (const source of SOURCES) {
    const newer = findNewer(path.join(project, source), built);
    if (newer) return `${path.relative(project, newer)} is newer than the build.`;
  }
  return undefined;
}

function findNewer(file: string, than: number): string | undefined {
  const time = changed(file);
  if (time === undefined) return undefined;
  if (time > than) return file;
  if (!statSync(file).isDirectory()) return undefined;
  for (const name of readdirSync(file)) {
    const newer = findNewer(path.join(file, name), than);
    if (newer) return newer;
  }
  return undefined;
}

/** When a file was last changed, in ms; undefined when it is not there. */
function changed(file: string): number | undefined {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs;
}
