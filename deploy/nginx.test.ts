import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
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
import {checkNginx, startNginx, type Nginx} from './testing/startNginx';

/** Starts nginx for a test site. */
const start = ({project}: TestSite, change?: (config: string) => string) =>
  startNginx({project, scratch: path.join(project, 'nginx')}, change);

test('nginx does not start when the file with the security headers is empty', async () => {
  const site = await makeSite();
  for (const file of ['security-headers.conf', 'maps.conf']) {
    writeFileSync(path.join(site.generatedDir, file), '');
    const config = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8');
    writeFileSync(path.join(site.project, 'deploy', 'nginx.conf'), config);
    const {status, stderr} = checkNginx(site.project);
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
    const {port} = server.address() as AddressInfo;
    const search = readFileSync(path.join(__dirname, 'search.conf'), 'utf8');
    // It stands beside the configuration that includes it.
    const file = path.join(site.project, 'nginx', 'search.conf');
    mkdirSync(path.dirname(file));
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
