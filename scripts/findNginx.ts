import {spawnSync} from 'node:child_process';

/** Debian puts it where only root looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/**
 * Sees to it that nginx is there, whose configuration is tested: from Debian's package when this
 * is root.
 *
 * @throws Error with one sentence that says what to do
 */
export function findNginx(run: (command: string, args: string[]) => boolean = runQuietly): void {
  if (run('nginx', ['-v'])) return;
  if (process.getuid?.() === 0) {
    console.log('Installing nginx: apt-get install nginx-light');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'nginx-light']);
    if (run('nginx', ['-v'])) return;
  }
  throw new Error(
    'No nginx was found or could be installed: install nginx 1.22 or newer with its static gzip ' +
      'module (on Debian "apt-get install nginx-light"), and run "npm test" again.',
  );
}

function runQuietly(command: string, args: string[]): boolean {
  const env = {...process.env, PATH, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'ignore', timeout: 600_000, env}).status === 0;
}
