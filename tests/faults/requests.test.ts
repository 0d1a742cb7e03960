import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {attackCases} from '../../server/testing/cases';
import {readHeaders} from '../../server/readHeaders';
import {checkCase} from '../../server/testing/checkCase';
import {rawRequest, sendRaw} from '../../server/testing/rawRequest';
import {serverNames, servers, type ServedSite} from './servers';

describe.each(serverNames)('on %s', (name) => {
  let served: ServedSite;
  beforeAll(async () => {
    served = await servers[name]();
  });
  afterAll(() => served.stop());

  const send = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRaw(served.port, rawRequest(target, {headers, method}));

  test.each(attackCases('redirect').map((attack) => [attack.name, attack] as const))(
    'no redirect points to another host or injects a header: %s',
    async (_name, attack) => checkCase(served.port, readHeaders(served.site.headersFile), attack),
  );

  test.each(attackCases('file access').map((attack) => [attack.name, attack] as const))(
    'only files of the site are sent: %s',
    async (_name, attack) => checkCase(served.port, readHeaders(served.site.headersFile), attack),
  );

  test.each(attackCases('missing headers').map((attack) => [attack.name, attack] as const))(
    'the security headers are set: %s',
    async (_name, attack) => checkCase(served.port, readHeaders(served.site.headersFile), attack),
  );

  test('pages cannot be framed or reached through window.opener', async () => {
    const {headers} = await send('/stakers/');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('the security headers are set on 200, 206, 301, 304, 400, 404, 405 and 416', async () => {
    const {etag = ''} = (await send('/stakers/')).headers;
    const responses = [
      await send('/stakers/'),
      await send('/stakers/', {Range: 'bytes=0-9'}),
      await send('/stakers'),
      await send('/stakers/', {'If-None-Match': etag}),
      await send('/%zz'),
      await send('/linked.txt'),
      await send('/', {}, 'DELETE'),
      await send('/stakers/', {Range: 'bytes=99999999-'}),
    ];
    expect(responses.map(({status}) => status)).toEqual([200, 206, 301, 304, 400, 404, 405, 416]);
    for (const {headers} of responses) {
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
