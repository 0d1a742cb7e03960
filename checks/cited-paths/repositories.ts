import {spawnSync} from 'node:child_process';
import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';

/** The tree of a repository at one commit or tag. */
export type Tree = {
  readonly seenIn: string;
  /** Files and folders. */
  readonly paths: ReadonlySet<string>;
};

/**
 * Lists the files and folders of a repository at a commit or tag.
 *
 * @param clones folders that contain clones. A clone is named `owner+name`, as `outdated` names it,
 *   `owner/name`, or `name` if its origin is the repository
 * @returns undefined if no clone has it
 */
export function treeOf(
  repository: string,
  at: string,
  clones: readonly string[],
): Tree | undefined {
  const joined = repository.replace('/', '+');
  const names = [`${joined}/repo`, joined, repository, path.basename(repository)];
  for (const folder of clones.flatMap((clone) => names.map((name) => path.join(clone, name)))) {
    const origin = git(folder, 'remote', 'get-url', 'origin') ?? '';
    const commit = git(folder, 'rev-parse', '--quiet', '--verify', `${at}^{commit}`)?.trim();
    if (!commit || !(folder + origin).replace('+', '/').includes(repository)) continue;
    const listed = git(folder, 'ls-tree', '-r', '-t', '-z', '--name-only', commit) ?? '';
    return {seenIn: `git ${commit}`, paths: new Set(listed.split('\0').filter(Boolean))};
  }
  return undefined;
}

/** Whether `paths` includes the cited path, in which `*` matches anything except a slash. */
export function includesPath(paths: ReadonlySet<string>, cited: string): boolean {
  if (!cited.includes('*')) return !cited || paths.has(cited);
  const pattern = new RegExp(`^${cited.split('*').map(escapeRegExp).join('[^/]*')}$`);
  return [...paths].some((candidate) => pattern.test(candidate));
}

function git(folder: string, ...args: string[]): string | undefined {
  const options = {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024} as const;
  const {status, stdout} = spawnSync('git', ['-C', folder, ...args], options);
  return status === 0 ? stdout : undefined;
}
