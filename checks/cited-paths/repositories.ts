import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'escape-string-regexp';

/** The tree of a repository at one commit or tag. */
export type Tree = {
  readonly seenIn: string;
  /** Files and folders. */
  readonly paths: ReadonlySet<string>;
};

/** A Go module of a repository: its path, its folder there, and what its tags begin with. */
type Module = {readonly module: string; readonly folder: string; readonly tags: string};

/** Repositories that are rarely cloned, by their Go modules. */
const MODULES: Readonly<Record<string, readonly Module[]>> = {
  'cosmos/cosmos-sdk': [
    {module: 'github.com/cosmos/cosmos-sdk', folder: '', tags: ''},
    {module: 'cosmossdk.io/client/v2', folder: 'client/v2', tags: 'client/'},
    ...['tools/confix', 'x/circuit', 'x/evidence', 'x/feegrant', 'x/upgrade'].map((folder) => ({
      module: `cosmossdk.io/${folder}`,
      folder,
      tags: `${folder}/`,
    })),
  ],
};

/**
 * What a repository has at a commit or tag.
 *
 * @param clones folders that hold clones, named by the repository or by `owner+name`
 * @param modules the Go module cache, where a repository may be found instead
 * @returns undefined when neither has it
 */
export function treeOf(
  repository: string,
  at: string,
  clones: readonly string[],
  modules: string | undefined,
): Tree | undefined {
  for (const folder of clones.flatMap((clone) => clonesOf(repository, clone))) {
    const commit = git(folder, 'rev-parse', '--quiet', '--verify', `${at}^{commit}`)?.trim();
    if (!commit) continue;
    const listed = git(folder, 'ls-tree', '-r', '-t', '-z', '--name-only', commit) ?? '';
    return {seenIn: `git ${commit}`, paths: new Set(listed.split('\0').filter(Boolean))};
  }
  return modules ? moduleTree(repository, at, modules) : undefined;
}

/** Whether a tree has a path; `*` matches within one name. */
export function has({paths}: Tree, cited: string): boolean {
  if (!cited.includes('*')) return !cited || paths.has(cited);
  const shape = new RegExp(`^${cited.split('*').map(escapeRegExp).join('[^/]*')}$`);
  return [...paths].some((one) => shape.test(one));
}

/** Clones of a repository; one that has only its name must have it as origin. */
function clonesOf(repository: string, folder: string): string[] {
  const name = path.basename(repository);
  const below = repository.replace('/', '+');
  const isOrigin = (clone: string) =>
    new RegExp(`[/:]${repository}\\b`).test(git(clone, 'remote', 'get-url', 'origin') ?? '');
  return [`${below}/repo`, below, repository, name]
    .map((one) => path.join(folder, one))
    .filter((one) => ['.git', 'HEAD'].some((file) => existsSync(path.join(one, file))))
    .filter(
      (one) => !one.endsWith(`${path.sep}${name}`) || one.endsWith(repository) || isOrigin(one),
    );
}

function moduleTree(repository: string, at: string, cache: string): Tree | undefined {
  const [, tags = '', version = ''] = /^((?:[\w-]+\/)*)(v\d[\w.-]*)$/.exec(at) ?? [];
  const found = MODULES[repository]?.find((module) => module.tags === tags);
  const root = path.join(cache, `${found?.module}@${version}`);
  if (!found || !version || !existsSync(root)) return undefined;
  const paths = readdirSync(root, {recursive: true, encoding: 'utf8'}).map((name) =>
    path.posix.join(found.folder, name),
  );
  return {seenIn: `Go module ${found.module}@${version}`, paths: new Set([found.folder, ...paths])};
}

function git(folder: string, ...args: string[]): string | undefined {
  const options = {encoding: 'utf8', maxBuffer: 256 * 1024 * 1024} as const;
  const {status, stdout} = spawnSync('git', ['-C', folder, ...args], options);
  return status === 0 ? stdout : undefined;
}
