import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cases} from '../server/cases';
import {readHeaders} from '../server/readHeaders';
import {checkCase} from '../server/testing/checkCase';
import {makeSite, type TestSite} from '../server/testing/makeSite';
import {rawRequest, sendRaw} from '../server/testing/rawRequest';

const PATH = `${process.env.PATH}:/usr/sbin`;
const asRoot = process.getuid?.() === 0;
const found = spawnSync('nginx', ['-v'], {env: {...process.env, PATH}}).status === 0;
if (!found) console.warn('deploy/nginx.test.ts is skipped: there is no nginx on PATH.');

describe.skipIf(!found)('nginx', () => {
  let site: TestSite;
  let nginx: ChildProcess;
  let port: number;

  beforeAll(async () => {
    site = await makeSite();
    port = await freePort();
    const config = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll(' /tmp/nginx', ` ${site.project}/nginx`)
      // As root, nginx would give its worker a user that cannot read the test's folder.
      .replace('worker_processes auto;', `worker_processes 1;${asRoot ? ' user root;' : ''}`);
    writeFileSync(path.join(site.project, 'deploy', 'nginx.conf'), config);
    nginx = spawn(
      'nginx',
      ['-p', `${site.project}/`, '-c', 'deploy/nginx.conf', '-g', 'daemon off;'],
      {env: {...process.env, PATH}, stdio: ['ignore', 'ignore', 'inherit']},
    );
    await answers(port);
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGQUIT');
    await ended;
    site.remove();
  });

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await checkCase(port, readHeaders(site.headersFile), one);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await sendRaw(port, rawRequest('/stakers/'));
    const headers = {'If-None-Match': first.headers.etag ?? ''};
    const again = await sendRaw(port, rawRequest('/stakers/', {headers}));
    expect([again.status, again.headers['x-content-type-options']]).toEqual([304, 'nosniff']);
  });

  test('the server does not tell its version', async () => {
    expect((await sendRaw(port, rawRequest('/'))).headers.server).toBe('nginx');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when something listens; nginx says nothing when it is ready. */
async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ok = await sendRaw(port, rawRequest('/healthz')).catch(() => undefined);
    if (ok?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not answer within 5 seconds; its errors stand above.');
}
