import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {MANIFEST, sha256} from '../../finish/manifest/manifest';
import {compareManifests} from './compareManifests';
import {findFaketime, laterBy} from './findFaketime';
import {firstDifference} from './firstDifference';

const PROJECT = path.resolve(__dirname, '../..');

/** Differing files that are named. */
const MOST_NAMED = 20;

/** What may differ between two machines, beside the folder and the day. */
const ELSEWHERE = {TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'};

/** In days: into another year, and no whole number of weeks. */
const LATER = 400;

/**
 * The command: builds the commit that is checked out twice, here over what an earlier build left
 * and in a new folder with another time zone and locale, by a clock that is more than a year ahead,
 * and compares every byte by the manifests. Both builds are made for the day of the commit. Takes
 * as long as two builds. The build here stays.
 *
 * @returns the exit code: 0 both are the same, 1 they differ, 2 it could not be tried
 */
export function verifyRepeatable(print: (line: string) => void = console.log): number {
  const scratch = mkdtempSync(path.join(tmpdir(), 'repeatable-'));
  const elsewhere = path.join(scratch, 'elsewhere');
  try {
    if (run('git', ['status', '--porcelain'], PROJECT)) {
      print('Something is not committed, and a commit is compared. Commit it, then try again.');
      return 2;
    }
    findFaketime();
    const SOURCE_DATE_EPOCH = run('git', ['log', '-1', '--format=%ct'], PROJECT);
    run('git', ['worktree', 'add', '--detach', elsewhere], PROJECT);
    run('cp', ['-a', path.join(PROJECT, 'node_modules'), elsewhere], PROJECT);
    // What an earlier build kept, such as pictures, is made anew there.
    rmSync(path.join(elsewhere, 'node_modules', '.cache'), {recursive: true, force: true});
    print(`Building here, on ${dayOf({})}.`);
    const here = build(PROJECT, {SOURCE_DATE_EPOCH});
    const env = {SOURCE_DATE_EPOCH, ...ELSEWHERE, ...laterBy(LATER)};
    const settings = Object.values(ELSEWHERE).join(', ');
    print(`Building in ${elsewhere}, with ${settings}, on ${dayOf(env)}.`);
    const there = build(elsewhere, env);
    const differing = compareManifests(here, there);
    for (const file of differing.slice(0, MOST_NAMED)) print(`differs: ${file}`);
    const shown = differing.find((file) => !/\.(br|gz)$/.test(file));
    if (shown) {
      const read = (at: string) => readIfThere(path.join(at, 'build', shown));
      for (const line of firstDifference(read(PROJECT), read(elsewhere))) print(line);
    }
    const files = here.split('\n').length - 1;
    print(`${files} files compared, ${differing.length} differ. SHA-256 here: ${sha256(here)}`);
    return differing.length > 0 ? 1 : 0;
  } catch (error) {
    print((error as Error).message);
    return 2;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', elsewhere], {cwd: PROJECT});
    rmSync(scratch, {recursive: true, force: true});
  }
}

/** The day as programs see it in an environment. */
function dayOf(env: Record<string, string>): string {
  return run('node', ['-p', 'new Date().toISOString().slice(0, 10)'], PROJECT, env);
}

function readIfThere(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** Builds and returns the manifest. */
function build(folder: string, env: Record<string, string>): string {
  run('npm', ['run', '--silent', 'build'], folder, env);
  return readFileSync(path.join(folder, 'build', MANIFEST), 'utf8');
}

/** @throws with the end of what was printed */
function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    env: {...process.env, ...env},
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-2_000)}`);
}
