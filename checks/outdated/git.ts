import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
/** Timeout of a command. Cloning a large history takes longest. */
const TIMEOUT_MS = 15 * 60_000;
/** Disables password prompts, and aborts a connection that is below 1 kB/s for 30 seconds. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_HTTP_LOW_SPEED_LIMIT: '1000',
  GIT_HTTP_LOW_SPEED_TIME: '30',
  LC_ALL: 'C',
};

/** The refs of a repository, as `git ls-remote` lists them without a clone. */
export type Remote = {
  /** Newest commit of the default branch. */
  readonly head: string;
  /** Commits of the tags, by name. */
  readonly tags: ReadonlyMap<string, string>;
  /** Where the host redirected to, if the repository was moved. */
  readonly movedTo?: string;
};

/** A commit and its date, YYYY-MM-DD. */
export type Commit = {readonly commit: string; readonly date: string};

export const urlOf = (repository: string): string => `https://github.com/${repository}`;

/**
 * Lists a repository's tags and default branch.
 *
 * @throws Error with the first error that git printed
 */
export async function listRemote(repository: string): Promise<Remote> {
  const {stdout, stderr} = await git('ls-remote', urlOf(repository), 'HEAD', 'refs/tags/*');
  const commits = new Map<string, string>();
  for (const line of stdout.split('\n')) {
    const [commit = '', name = ''] = line.split('\t');
    // The commit of an annotated tag is listed after the tag, as `v1^{}`.
    commits.set(name.replace(/^refs\/tags\/|\^\{\}$/g, ''), commit);
  }
  const {HEAD = '', ...tags} = Object.fromEntries(commits);
  const movedTo = /redirecting to (\S+)/.exec(stderr)?.[1]?.replace(/\/$/, '');
  return {head: HEAD, tags: new Map(Object.entries(tags)), ...(movedTo && {movedTo})};
}

/**
 * Clones a repository without the contents of its files, or fetches into an existing clone.
 *
 * @param cache folder of all clones
 * @returns path of the clone
 * @throws Error with the first error that git printed
 */
export async function updateClone(repository: string, cache: string): Promise<string> {
  // `record:sources` looks for a clone of this name.
  const clone = path.join(cache, repository.replace('/', '+'));
  if (existsSync(path.join(clone, 'HEAD'))) {
    // The plus signs let moved tags and rewritten branches replace the old ones.
    const refs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
    await git('-C', clone, 'fetch', '--quiet', '--prune', 'origin', ...refs);
  } else {
    await git('clone', '--quiet', '--bare', '--filter=blob:none', urlOf(repository), clone);
  }
  return clone;
}

/** Resolves a tag, a branch or a short hash; returns undefined if the clone lacks it. */
export async function commitOf(clone: string, at: string): Promise<Commit | undefined> {
  try {
    const {stdout} = await git('-C', clone, 'log', '-1', '--format=%H %cs', `${at}^{commit}`, '--');
    const [commit = '', date = ''] = stdout.trim().split(' ');
    return {commit, date};
  } catch {
    return undefined;
  }
}

/** Files that differ between two commits; a renamed file counts as deleted and added. */
export async function changedFiles(
  clone: string,
  from: string,
  to: string,
): Promise<{files: string[]; deleted: Set<string>}> {
  const diff = async (...options: string[]) => {
    const args = ['diff', '--name-only', '--no-renames', '-z', ...options, from, to];
    const {stdout} = await git('-C', clone, ...args);
    return stdout.split('\0').filter(Boolean);
  };
  return {files: await diff(), deleted: new Set(await diff('--diff-filter=D'))};
}

async function git(...args: string[]): Promise<{stdout: string; stderr: string}> {
  try {
    return await run('git', args, {
      timeout: TIMEOUT_MS,
      maxBuffer: 256 * 1024 * 1024,
      env: {...process.env, ...ENVIRONMENT},
    });
  } catch (error) {
    const {stderr = '', killed, message} = error as Error & {stderr?: string; killed?: boolean};
    if (killed) throw new Error(`git ${args[0]} took longer than ${TIMEOUT_MS / 60_000} minutes`);
    throw new Error(/^(?:fatal|error): (.*)$/m.exec(stderr)?.[1] ?? message.split('\n')[0]);
  }
}
