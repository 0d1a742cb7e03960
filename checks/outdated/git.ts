import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
/** Milliseconds that one command may take; cloning a large history is the longest. */
const TIMEOUT = 15 * 60_000;
/** Never ask for a password, and give up on a connection that is below 1 kB/s for 30 seconds. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_HTTP_LOW_SPEED_LIMIT: '1000',
  GIT_HTTP_LOW_SPEED_TIME: '30',
  LC_ALL: 'C',
};

/** What a repository has, as `git ls-remote` lists it without a clone. */
export type Remote = {
  /** Newest commit of the default branch. */
  readonly head: string;
  /** Commits of the tags, by name. */
  readonly tags: ReadonlyMap<string, string>;
  /** Where the host redirected to, if the repository was moved. */
  readonly movedTo?: string;
};

/** A commit, and the day on which it was made, YYYY-MM-DD. */
export type Commit = {readonly commit: string; readonly date: string};

export const urlOf = (repository: string): string => `https://github.com/${repository}`;

/**
 * Lists a repository's tags and default branch.
 *
 * @throws Error with the first error that git printed
 */
export async function listRemote(repository: string): Promise<Remote> {
  const {stdout, stderr} = await git('ls-remote', urlOf(repository), 'HEAD', 'refs/tags/*');
  const refs = new Map(
    stdout.split('\n').map((line): [string, string] => {
      const [commit = '', name = ''] = line.split('\t');
      return [name, commit];
    }),
  );
  const tags = new Map<string, string>();
  for (const [name, commit] of refs) {
    const [, tag] = /^refs\/tags\/(.+?)(?:\^\{\})?$/.exec(name) ?? [];
    // The peeled form of an annotated tag follows the tag, and is its commit.
    if (tag) tags.set(tag, commit);
  }
  const movedTo = /redirecting to (\S+)/.exec(stderr)?.[1]?.replace(/\/$/, '');
  return {head: refs.get('HEAD') ?? '', tags, ...(movedTo && {movedTo})};
}

/**
 * Clones a repository without the contents of its files, or fetches what is new.
 *
 * @param cache folder of all clones
 * @returns the clone
 * @throws Error with the first error that git printed
 */
export async function updateClone(repository: string, cache: string): Promise<string> {
  // The name under which record:sources looks for it.
  const clone = path.join(cache, repository.replace('/', '+'));
  if (existsSync(path.join(clone, 'HEAD'))) {
    // A tag that was moved replaces the old one.
    const refs = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*'];
    await git('-C', clone, 'fetch', '--quiet', '--prune', 'origin', ...refs);
  } else {
    await git('clone', '--quiet', '--bare', '--filter=blob:none', urlOf(repository), clone);
  }
  return clone;
}

/** The commit that a tag, a branch or a short hash names; undefined if the clone lacks it. */
export async function commitOf(clone: string, at: string): Promise<Commit | undefined> {
  try {
    const {stdout} = await git('-C', clone, 'log', '-1', '--format=%H %cs', `${at}^{commit}`, '--');
    const [commit = '', date = ''] = stdout.trim().split(' ');
    return {commit, date};
  } catch {
    return undefined;
  }
}

/** Files that differ between two commits, by path; a renamed file is deleted and added. */
export async function changedFiles(
  clone: string,
  from: string,
  to: string,
): Promise<Map<string, 'changed' | 'deleted' | 'added'>> {
  const {stdout} = await git('-C', clone, 'diff', '--name-status', '--no-renames', '-z', from, to);
  const parts = stdout.split('\0');
  const files = new Map<string, 'changed' | 'deleted' | 'added'>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const status = parts[index];
    const kind = status === 'D' ? 'deleted' : status === 'A' ? 'added' : 'changed';
    files.set(parts[index + 1] ?? '', kind);
  }
  return files;
}

async function git(...args: string[]): Promise<{stdout: string; stderr: string}> {
  try {
    return await run('git', args, {
      timeout: TIMEOUT,
      maxBuffer: 256 * 1024 * 1024,
      env: {...process.env, ...ENVIRONMENT},
    });
  } catch (error) {
    const {
      stderr = '',
      killed,
      message,
    } = error as {
      stderr?: string;
      killed?: boolean;
      message: string;
    };
    if (killed) throw new Error(`git ${args[0]} took longer than ${TIMEOUT / 60_000} minutes`);
    throw new Error(/^(?:fatal|error): (.*)$/m.exec(stderr)?.[1] ?? message.split('\n')[0]);
  }
}
