import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {hasProgram, optional} from '../scripts/programs';
import {cases} from '../server/testing/cases';
import {readHeaders} from '../server/readHeaders';
import {checkCase} from '../server/testing/checkCase';
import {makeSite, type TestSite} from '../server/testing/makeSite';
import {rawRequest, sendRaw} from '../server/testing/rawRequest';
import {checkNginx, startNginx, type Nginx} from './testing/startNginx';

const hasNginx = hasProgram(optional.nginx);

/** Starts nginx for a test site. */
const start = ({project}: TestSite, change?: (config: string) => string) =>
  startNginx({project, scratch: path.join(project, 'nginx')}, change);

test.skipIf(!hasNginx)(
  'nginx does not start when the file with the security headers is empty',
  async () => {
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
  },
);

describe.skipIf(!hasNginx)('nginx', () => {
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

  test.each(cases.map((item) => [item.name, item] as const))('%s', async (_name, item) => {
    await checkCase(nginx.port, readHeaders(site.headersFile), item);
  });

  test('an unchanged file is not sent again', async () => {
    const first = await sendRaw(nginx.port, rawRequest('/stakers/'));
    const headers = {'If-None-Match': first.headers.etag ?? ''};
    const again = await sendRaw(nginx.port, rawRequest('/stakers/', {headers}));
    expect([again.status, again.headers['x-content-type-options']]).toEqual([304, 'nosniff']);
  });

  test('the server does not reveal its version', async () => {
    expect((await sendRaw(nginx.port, rawRequest('/'))).headers.server).toBe('nginx');
  });
});
