import {spawnSync} from 'node:child_process';

/** Where Debian puts the library, on any machine. */
const LIBRARY = '/usr/$LIB/faketime/libfaketime.so.1';

/** The environment in which every program and thread, native code too, sees a later time. */
export function laterBy(days: number): Record<string, string> {
  // Timers go on by the real clock; the dates of files are shifted like the time.
  return {LD_PRELOAD: LIBRARY, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1'};
}

/**
 * Sees to it that libfaketime is there: from Debian's package when this is root.
 *
 * @throws Error with one sentence that says what to do
 */
export function findFaketime(run: (command: string, args: string[]) => boolean = runQuietly): void {
  if (isThere()) return;
  if (process.getuid?.() === 0) {
    console.log('Installing libfaketime: apt-get install libfaketime');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'libfaketime']);
    if (isThere()) return;
  }
  throw new Error(
    'libfaketime was not found, with which the second build runs on another day: install it (on ' +
      'Debian "apt-get install libfaketime"), then try again.',
  );
}

/** Whether a program that starts in such an environment sees another day. */
function isThere(): boolean {
  const day = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['-p', 'Math.floor(Date.now() / 86400000)'], {
      env: {...process.env, ...env},
      encoding: 'utf8',
    }).stdout.trim();
  return Number(day(laterBy(400))) - Number(day({})) >= 400;
}

function runQuietly(command: string, args: string[]): boolean {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'ignore', timeout: 600_000, env}).status === 0;
}
