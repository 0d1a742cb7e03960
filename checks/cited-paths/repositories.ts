import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

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

/** Whether a tree has a path, which may have `*` for what stands within one name. */
export function has({paths}: Tree, cited: string): boolean {
  if (!cited) return true;
  if (!cited.includes('*')) return paths.has(cited);
  const pattern = cited
    .split('*')
    .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
    .join('[^/]*');
  const shape = new RegExp(`^${pattern}$`);
  return [...paths].some((one) => shape.test(one));
}

function clonesOf(repository: string, folder: string): string[] {
  const [owner = '', name = ''] = repository.split('/');
  return [`${owner}+${name}/repo`, `${owner}+${name}`, `${owner}/${name}`, name]
    .map((below) => path.join(folder, below))
    .filter((found) => existsSync(found) && isOf(found, owner, name));
}

/** A folder that carries only the name may be a clone of somebody else's repository. */
function isOf(folder: string, owner: string, name: string): boolean {
  if (!existsSync(path.join(folder, '.git')) && !existsSync(path.join(folder, 'HEAD')))
    return false;
  const from = git(folder, 'config', '--get', 'remote.origin.url')?.trim() ?? '';
  return [folder, from].some((place) => new RegExp(`${owner}[+/:]${name}\\b`).test(place));
}

function moduleTree(repository: string, at: string, cache: string): Tree | undefined {
  const [, tags = '', version = ''] = /^((?:[\w-]+\/)*)(v\d[\w.-]*)$/.exec(at) ?? [];
  const found = MODULES[repository]?.find((module) => module.tags === tags);
  const root = path.join(cache, `${found?.module}@${version}`);
  if (!found || !version || !existsSync(root)) return undefined;
  const {module, folder} = found;
  const paths = readdirSync(root, {recursive: true, encoding: 'utf8'}).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );
  return {seenIn: `Go module ${module}@${version}`, paths: new Set([folder, ...paths])};
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
