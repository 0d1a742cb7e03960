import type {AddressInfo} from 'node:net';
import {connect} from 'node:net';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {redirects} from '../config/redirects';
import {cases} from './cases';
import {createSiteServer} from './createSiteServer';
import {checkCase, makeTestSite} from './testSite';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createSiteServer({...makeTestSite(), redirects});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({port} = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the site server', () => {
  test.each(cases)('$name: $target', async (one) => checkCase(port, one));

  test('a request that is no HTTP is answered 400 and closed', async () => {
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(reply).not.toContain('Error');
  });

  test('a folder without a built site is refused with what to do', () => {
    expect(() =>
      createSiteServer({root: tmpdir(), headers: {site: {}, frames: {}}, redirects: []}),
    ).toThrow(/holds no built site\. Run "npm run build" first\.$/);
  });
});
