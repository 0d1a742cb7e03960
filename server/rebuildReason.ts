import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Files and folders that a build reads, relative to the project. */
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
 * Returns why the site must be built, as a sentence, or undefined if the build is newer than all its
 * sources. Folders count too, because removing a file changes only the modification time of its folder.
 *
 * @param marker the file that a build writes last
 */
export function rebuildReason(project: string, marker: string): string | undefined {
  const modifiedMs = (file: string) =>
    statSync(path.join(project, file), {throwIfNoEntry: false})?.mtimeMs;
  const builtMs = modifiedMs(marker);
  if (builtMs === undefined || modifiedMs('build/index.html') === undefined) {
    return 'There is no finished build.';
  }
  const newer = SOURCES.flatMap((source) => [source, ...filesBelow(project, source)]).find(
    (file) => (modifiedMs(file) ?? 0) > builtMs,
  );
  return newer && `${newer} is newer than the build.`;
}

function filesBelow(project: string, source: string): string[] {
  const folder = path.join(project, source);
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.map((file) => path.join(source, file));
}
