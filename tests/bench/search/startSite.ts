import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../../..');

export type RunningSite = {
  /** Resident memory, in MB. */
  memory: () => number;
  /** Processor time so far, in s; the kernel counts it in hundredths. */
  cpu: () => number;
  stop: () => Promise<void>;
};

/**
 * Starts the server as `npm run serve` does.
 *
 * @param files folder of the build and file of headers, when they are not the project's own
 * @throws when the server ends before it serves; its reason is on the error output
 */
export async function startSite(
  port: number,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
): Promise<RunningSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...files], {
    cwd: PROJECT,
    env: {...process.env, ...env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Serving on')) resolve();
    });
    child.once('exit', () => reject(new Error('The server ended; its reason stands above.')));
  });
  return {
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
    },
    cpu() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      return (Number(fields?.[11]) + Number(fields?.[12])) / 100;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
