import {spawn} from 'node:child_process';
import path from 'node:path';
import {cpuOf, memoryOf} from '../processUse';

const PROJECT = path.resolve(__dirname, '../../..');

/** A running server of the site. */
export type RunningSite = {
  /** Resident memory, in MB. */
  memory: () => number;
  /** CPU time so far, in s. */
  cpu: () => number;
  stop: () => Promise<void>;
};

/**
 * Starts the server as `npm run serve` does.
 *
 * @param files the build folder and the headers file, if they are not the project's own
 * @throws Error if the server exits before it starts listening; the reason is on stderr
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
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Serving on')) resolve();
    });
    child.once('exit', () =>
      reject(
        new Error('The server exited before it started listening. The reason is printed above.'),
      ),
    );
  });
  return {
    memory: () => memoryOf(child.pid ?? 0),
    cpu: () => cpuOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
