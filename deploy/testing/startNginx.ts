import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findCommand, optional} from '../../scripts/programs';
import {freePort} from '../../server/testing/freePort';
import {rawRequest, sendRaw} from '../../server/testing/rawRequest';

const command = findCommand(optional.nginx.commands[0]) ?? 'nginx';

const asRoot = process.getuid?.() === 0;

/** A running nginx. */
export type Nginx = {
  port: number;
  /** Process ID of the master; its child processes handle the requests. */
  pid: number;
  stop(): Promise<void>;
};

/** The folders that a test's nginx uses. */
export type NginxFolders = {
  /** Folder with `build/` and `deploy/generated/`; its files are only read. */
  project: string;
  /** Folder for the configuration and the files that nginx writes while it runs. */
  scratch: string;
};

/**
 * Starts nginx with one worker and our configuration, changed only as far as tests require.
 *
 * @throws Error if nginx does not respond; its own errors are on stderr
 */
export async function startNginx(
  {project, scratch}: NginxFolders,
  change = (config: string) => config,
): Promise<Nginx> {
  const port = await freePort();
  mkdirSync(scratch, {recursive: true});
  const config = readFileSync(path.join(__dirname, '..', 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root build;', `root ${path.join(project, 'build')};`)
    .replaceAll('include generated/', `include ${path.join(project, 'deploy', 'generated')}/`)
    .replaceAll(' /tmp/nginx', ` ${scratch}/nginx`)
    // If started as root, nginx would run its worker as a user that can't read the test's folder.
    .replace('worker_processes auto;', `worker_processes 1;${asRoot ? ' user root;' : ''}`);
  const file = path.join(scratch, 'nginx.conf');
  writeFileSync(file, change(config));
  const args = ['-p', `${scratch}/`, '-c', file, '-g', 'daemon off;'];
  const nginx: ChildProcess = spawn(command, args, {stdio: ['ignore', 'ignore', 'inherit']});
  nginx.on('error', (error) => console.error(error.message));
  await waitUntilReady(port);
  return {
    port,
    pid: nginx.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

/** Output of `nginx -t` for `deploy/nginx.conf` in a project folder. */
export function checkNginx(project: string): {status: number | null; stderr: string} {
  const args = ['-t', '-p', `${project}/`, '-c', 'deploy/nginx.conf'];
  return spawnSync(command, args, {encoding: 'utf8'});
}

/** Polls the port, because nginx prints nothing when it is ready. */
async function waitUntilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await sendRaw(port, rawRequest('/healthz')).catch(() => undefined);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not respond within 5 seconds; its errors are printed above.');
}
