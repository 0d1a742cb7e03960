import {type ChildProcess, spawn} from 'node:child_process';
import {appendFileSync, writeFileSync} from 'node:fs';
import {createServer, connect, type AddressInfo, type Server} from 'node:net';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {freePort} from './testing/freePort';
import {makeSite, type TestSite} from './testing/makeSite';
import {rawRequest, sendRaw} from './testing/rawRequest';

let site: TestSite;
let child: ChildProcess | undefined;

beforeAll(async () => {
  site = await makeSite();
});
afterEach(() => {
  child?.kill('SIGKILL');
});
afterAll(() => site.remove());

/** Starts the server as `npm run serve` does, and collects its output. */
function start(port: string, ...files: string[]) {
  const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...files], {
    cwd: path.resolve(__dirname, '..'),
    env: {...process.env, PORT: port},
  });
  child = started;
  const output = {text: ''};
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  }
  const exitStatus = new Promise<number | null>((resolve) => started.once('close', resolve));
  const waitForOutput = async (text: string) => {
    while (!output.text.includes(text)) {
      if (started.exitCode !== null) throw new Error(`The server exited first: ${output.text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {process: started, output, exitStatus, waitForOutput};
}

async function listen(): Promise<{port: number; server: Server}> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return {port: (server.address() as AddressInfo).port, server};
}

test('on SIGTERM the server completes the in-flight request and exits with status 0', async () => {
  const port = await freePort();
  const server = start(String(port), site.root, site.headersFile);
  await server.waitForOutput(`Serving on http://localhost:${port}\n`);

  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // The last line of the request is sent after the signal.
  const request = rawRequest('/stakers/').replace('close\r\n\r\n', 'keep-alive\r\n');
  await new Promise((resolve) => socket.write(request, resolve));
  await new Promise((resolve) => setTimeout(resolve, 200));
  server.process.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(sendRaw(port, rawRequest('/'))).rejects.toThrow('ECONNREFUSED');
  socket.write('\r\n');

  expect(await server.exitStatus).toBe(0);
  await closed;
  expect(response).toContain('HTTP/1.1 200 OK');
  expect(response).toContain('<h1>Stakers');
});

test('a new build is served without a restart', async () => {
  const port = await freePort();
  const server = start(String(port), site.root, site.headersFile);
  await server.waitForOutput('Serving on');
  writeFileSync(path.join(site.root, 'new.txt'), 'new');
  // A slow machine may not watch the file yet when it first changes.
  const builds = setInterval(() => appendFileSync(site.headersFile, '\n'), 2_000);
  await server.waitForOutput('Serving the new build.');
  clearInterval(builds);
  expect((await sendRaw(port, rawRequest('/new.txt'))).body.toString()).toBe('new');
});

test('with an invalid port, the server exits with a message', async () => {
  const server = start('eighty', site.root, site.headersFile);
  expect(await server.exitStatus).toBe(1);
  expect(server.output.text).toMatch(/^PORT: "eighty".*\n$/);
});

test('with a port in use, the server exits with a message', async () => {
  const {port, server: blocker} = await listen();
  const server = start(String(port), site.root, site.headersFile);
  const status = await server.exitStatus;
  blocker.close();
  expect(status).toBe(1);
  expect(server.output.text).toMatch(new RegExp(`^PORT: ${port} .* PORT=${port + 1}\\n$`));
});

test('without a build, the message includes the command that builds one', async () => {
  const server = start('3000', site.generatedDir, site.headersFile);
  expect(await server.exitStatus).toBe(1);
  expect(server.output.text).toContain(site.generatedDir);
  expect(server.output.text).toMatch(/^.* npm run build\n$/);
});
