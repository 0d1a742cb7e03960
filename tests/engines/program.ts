import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program that a test has started, with what it has printed. */
export type Program = {
  readonly child: ChildProcess;
  readPrinted(): string;
  /** Stops it and its child processes. */
  stop(): Promise<void>;
};

/** Starts a program in its own process group, so that no child of it stays behind. */
export function startProgram(command: string, args: readonly string[], env: object): Program {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    child,
    readPrinted: () => printed,
    async stop() {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has exited on its own.
      }
      await ended;
    },
  };
}

/**
 * Waits until a program is ready.
 *
 * @throws Error with its complete output, when it exits before or a minute has passed
 */
export async function untilReady<T>(
  program: Program,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  for (let left = 600; left > 0; left -= 1) {
    const found = await look();
    if (found !== undefined) return found;
    if (program.child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${program.child.spawnargs.join(' ')} is not ready:\n${program.readPrinted().slice(-2000)}`,
  );
}

/** A separate home folder for a browser; `remove` deletes it. */
export function makeHome(): {readonly folder: string; remove(): void} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  return {
    folder,
    remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}),
  };
}
