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
  /** Process of the master, whose children answer. */
  pid: number;
  stop(): Promise<void>;
};

/** Where nginx runs and what it reads there. */
export type NginxPlace = {
  /** Folder with `build/` and `deploy/generated/`; its files are only read. */
  project: string;
  /** Folder that receives the configuration and what nginx writes while it runs. */
  scratch: string;
};

/**
 * Starts nginx with one worker and our configuration, changed only as far as tests require.
 *
 * @throws when it does not answer; its errors are on the error output
 */
export async function startNginx(
  {project, scratch}: NginxPlace,
  change = (config: string) => config,
): Promise<Nginx> {
  const port = await freePort();
  mkdirSync(scratch, {recursive: true});
  const config = readFileSync(path.join(__dirname, '..', 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root build;', `root ${path.join(project, 'build')};`)
    .replaceAll('include generated/', `include ${path.join(project, 'deploy', 'generated')}/`)
    .replaceAll(' /tmp/nginx', ` ${scratch}/nginx`)
    // As root, nginx would give its worker a user that cannot read the test's folder.
    .replace('worker_processes auto;', `worker_processes 1;${asRoot ? ' user root;' : ''}`);
  const file = path.join(scratch, 'nginx.conf');
  writeFileSync(file, change(config));
  const args = ['-p', `${scratch}/`, '-c', file, '-g', 'daemon off;'];
  const nginx: ChildProcess = spawn(command, args, {stdio: ['ignore', 'ignore', 'inherit']});
  nginx.on('error', (error) => console.error(error.message));
  await answers(port);
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

/** Resolves when something listens; nginx says nothing when it is ready. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ok = await sendRaw(port, rawRequest('/healthz')).catch(() => undefined);
    if (ok?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not answer within 5 seconds; its errors are printed above.');
}
