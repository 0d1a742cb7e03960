import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {startNginx} from '../../deploy/testing/startNginx';
import {hasProgram, optional} from '../../scripts/programs';
import {createServer} from '../../server/createServer';
import {readHeaders} from '../../server/readHeaders';
import {makeSite, type TestSite} from '../../server/testing/makeSite';

/** A small site on one of the two servers. */
export type ServedSite = {site: TestSite; port: number; stop(): Promise<void>};

/** Starts a small, separate site on each server. */
export const servers = {
  async server(): Promise<ServedSite> {
    const site = await makeSite();
    const {root, redirects, headersFile} = site;
    const server = createServer({root, headers: readHeaders(headersFile), redirects});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return {
      site,
      port: (server.address() as AddressInfo).port,
      async stop() {
        await new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
        site.remove();
      },
    };
  },
  async nginx(): Promise<ServedSite> {
    const site = await makeSite();
    const {project} = site;
    const nginx = await startNginx({project, scratch: path.join(project, 'nginx')});
    return {
      site,
      port: nginx.port,
      async stop() {
        await nginx.stop();
        site.remove();
      },
    };
  },
};

/** The servers that this machine can run. */
export const serverNames = (Object.keys(servers) as (keyof typeof servers)[]).filter(
  (name) => name !== 'nginx' || hasProgram(optional.nginx),
);
