import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cases} from '../server/cases';
import {createServer, type SiteServer} from '../server/createServer';
import {readHeaders} from '../server/readHeaders';
import {searchCases} from '../server/search/cases';
import {addIndex} from '../server/testing/addIndex';
import {checkCase} from '../server/testing/checkCase';
import {makeSite, type TestSite} from '../server/testing/makeSite';
import {rawRequest, sendRaw} from '../server/testing/rawRequest';

const PATH = `${process.env.PATH}:/usr/sbin`;
const asRoot = process.getuid?.() === 0;

/** A running nginx. */
type Nginx = {port: number; stop(): Promise<void>};

/** Starts nginx with our configuration, changed where a test has to. */
async function start(site: TestSite, change = (config: string) => config): Promise<Nginx> {
  const port = await freePort();
  const folder = path.join(site.project, 'deploy');
  const config = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(' /tmp/nginx', ` ${site.project}/nginx`)
    // As root, nginx would give its worker a user that cannot read the test's folder.
    .replace('worker_processes auto;', `worker_processes 1;${asRoot ? ' user root;' : ''}`);
  writeFileSync(path.join(folder, 'nginx.conf'), change(config));
  const nginx: ChildProcess = spawn(
    'nginx',
    ['-p', `${site.project}/`, '-c', 'deploy/nginx.conf', '-g', 'daemon off;'],
    {env: {...process.env, PATH}, stdio: ['ignore', 'ignore', 'inherit']},
  );
  await answers(port);
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

test('nginx does not start when the file with the security headers is empty', async () => {
  const site = await makeSite();
  for (const file of ['security-headers.conf', 'maps.conf']) {
    writeFileSync(path.join(site.generatedDir, file), '');
    const config = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8');
    writeFileSync(path.join(site.project, 'deploy', 'nginx.conf'), config);
    const args = ['-t', '-p', `${site.project}/`, '-c', 'deploy/nginx.conf'];
    const {status, stderr} = spawnSync('nginx', args, {
      env: {...process.env, PATH},
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/unknown "(has_security_headers|content_policy)" variable/);
  }
  site.remove();
});

describe('nginx', () => {
  let site: TestSite;
  let nginx: Nginx;

  beforeAll(async () => {
    site = await makeSite();
    nginx = await start(site);
  });

  afterAll(async () => {
    await nginx.stop();
    site.remove();
  });

  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await checkCase(nginx.port, readHeaders(site.headersFile), one);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await sendRaw(nginx.port, rawRequest('/stakers/'));
    const headers = {'If-None-Match': first.headers.etag ?? ''};
    const again = await sendRaw(nginx.port, rawRequest('/stakers/', {headers}));
    expect([again.status, again.headers['x-content-type-options']]).toEqual([304, 'nosniff']);
  });

  test('the server does not tell its version', async () => {
    expect((await sendRaw(nginx.port, rawRequest('/'))).headers.server).toBe('nginx');
  });

  test('queries are not taken when nothing answers them', async () => {
    const search = rawRequest('/1/indexes/*/queries', {method: 'POST', content: '{}'});
    const {status, headers} = await sendRaw(nginx.port, search);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('nginx with search', () => {
  let site: TestSite;
  let nginx: Nginx;
  let server: SiteServer;

  beforeAll(async () => {
    site = await makeSite();
    addIndex(site.root);
    const headers = readHeaders(site.headersFile);
    const option = {rate: 1, burst: 1_000, proxies: 1, threads: 1};
    server = createServer({root: site.root, headers, redirects: site.redirects}, option);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as net.AddressInfo;
    const search = readFileSync(path.join(__dirname, 'search.conf'), 'utf8');
    const file = path.join(site.project, 'deploy', 'search.conf');
    writeFileSync(file, search.replace('127.0.0.1:3000', `127.0.0.1:${port}`));
    nginx = await start(site, (config) => config.replaceAll('#search ', ''));
  });

  afterAll(async () => {
    await nginx.stop();
    server.close();
    site.remove();
  });

  test.each([...cases, ...searchCases].map((one) => [one.name, one] as const))(
    '%s',
    async (_name, one) => {
      await checkCase(nginx.port, readHeaders(site.headersFile), one);
    },
  );

  test('the limit counts readers, and what they claim to be does not matter', async () => {
    const searches = Array<object>(50).fill({indexName: 'a', query: 'a', hitsPerPage: 0});
    const content = JSON.stringify({requests: searches});
    const statuses = [];
    for (let count = 0; count < 30; count += 1) {
      const headers = {'X-Forwarded-For': `192.0.2.${count}`};
      const request = rawRequest('/1/indexes/*/queries', {method: 'POST', content, headers});
      statuses.push((await sendRaw(nginx.port, request)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  test('a server that is down is told in the protocol’s form', async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    const request = rawRequest('/1/indexes/*/queries', {method: 'POST', content: '{}'});
    const {status, headers, body} = await sendRaw(nginx.port, request);
    expect([status, headers['access-control-allow-origin']]).toEqual([503, '*']);
    expect(JSON.parse(body.toString())).toMatchObject({status: 503});
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
