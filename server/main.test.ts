import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {request} from 'node:http';
import {expect, test} from 'vitest';
import {makeTestSite} from './testSite';

const project = path.resolve(__dirname, '..');

/** A copy of the server beside a small site, so that the test needs no build. */
function copyOfProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'main-'));
  const {root, headers} = makeTestSite();
  for (const name of ['server', 'config', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(project, name), path.join(folder, name), {recursive: true});
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  cpSync(root, path.join(folder, 'build'), {recursive: true});
  mkdirSync(path.join(folder, 'deploy', 'generated'), {recursive: true});
  const file = path.join(folder, 'deploy', 'generated', 'headers.json');
  writeFileSync(file, JSON.stringify(headers));
  return folder;
}

test('prints its address, finishes an open request on SIGTERM, and exits with 0', async () => {
  const child = spawn(path.join(project, 'node_modules/.bin/tsx'), ['server/main.ts'], {
    cwd: copyOfProject(),
    env: {...process.env, PORT: '0'},
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      const found = /Serving on http:\/\/localhost:(\d+)/.exec(part.toString());
      if (found) resolve(Number(found[1]));
    });
    child.stderr.on('data', (part: Buffer) => reject(new Error(part.toString())));
  });
  // The request's last line is held back until the signal has been sent.
  const open = request({host: '127.0.0.1', port, path: '/guide/', method: 'GET'});
  const answered = new Promise<number>((resolve, reject) => {
    open.on('response', (reply) => resolve(reply.statusCode ?? 0));
    open.on('error', reject);
  });
  open.flushHeaders();
  child.kill('SIGTERM');
  open.end();
  expect(await answered).toBe(200);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(0);
}, 30_000);
