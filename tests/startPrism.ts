import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const CLI = path.resolve(__dirname, '../node_modules/@stoplight/prism-cli/dist/index.js');

/**
 * Starts a server on loopback that answers with the examples of an OpenAPI document.
 *
 * @returns what ends it
 * @throws Error with its own words when it cannot start
 */
export async function startPrism(file: string, port: number): Promise<() => Promise<void>> {
  const args = [CLI, 'mock', '-h', '127.0.0.1', '-p', String(port), file];
  const child = spawn(process.execPath, args);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer) => {
      said += data.toString();
      if (said.includes('is listening')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The mock server of ${file} ended: ${said}`)));
  });
  return async () => {
    child.kill();
    await ended;
  };
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
