import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A program that a test has started. */
export type Program = {
  readonly child: ChildProcess;
  /** Everything that it has printed so far. */
  readOutput(): string;
  /** Stops it and its child processes. */
  stop(): Promise<void>;
};

/** Starts a program in its own process group, so that stopping it stops its child processes too. */
export function startProgram(command: string, args: readonly string[], env: object): Program {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    child,
    readOutput: () => output,
    async stop() {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has exited on its own.
      }
      await exited;
    },
  };
}

/**
 * Waits until a program is ready.
 *
 * @param check returns undefined while the program is not ready
 * @throws Error with the end of its output if it exits, or is not ready after a minute
 */
export async function waitForReady<T>(
  program: Program,
  check: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  for (let attempts = 600; attempts > 0; attempts -= 1) {
    const result = await check();
    if (result !== undefined) return result;
    if (program.child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${program.child.spawnargs.join(' ')} is not ready:\n${program.readOutput().slice(-2000)}`,
  );
}

/** Creates a temporary home folder for a browser. */
export function makeHome(): {readonly folder: string; remove(): void} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engine-'));
  return {
    folder,
    remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}),
  };
}
