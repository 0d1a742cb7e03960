import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {copyProject} from './scratchProject';

/** The site's own configuration with few pages, so that the server starts quickly. */
const CONFIG = `import site from './docusaurus.config';

const nameOf = (entry: unknown) => {
  const [plugin] = [entry].flat() as [string | {name: string}];
  return typeof plugin === 'string' ? plugin : plugin.name;
};
const few = (entry: unknown): unknown => {
  if (nameOf(entry) !== 'docsPlugin') return entry;
  const [plugin, options] = entry as [unknown, object];
  return [plugin, {...options, sidebarPath: false, include: process.env.PAGES?.split(',')}];
};
const isShown = (entry: unknown): boolean => {
  const [, options] = [entry].flat() as [unknown, {api?: string} | undefined];
  return !/content-blog|client-redirects/.test(nameOf(entry)) && (!options?.api || options.api === 'staking-api');
};

export default {...site, plugins: site.plugins.filter(isShown).map(few)};
`;

/** A development server on a scratch copy of the project, with a few of its pages. */
export type DevSite = {
  readonly url: string;
  /** Changes a file of the copy. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** The text of a file of the copy. */
  read(file: string): string;
  /** Stops the server and removes the copy. */
  close(): Promise<void>;
};

/**
 * Starts it and waits until it has read all pages.
 *
 * @param pages files of pages, from docs/
 * @throws Error with the complete output of the server, when it exits before
 */
export async function startDevSite(pages: readonly string[]): Promise<DevSite> {
  const folder = copyProject('dev-site');
  writeFileSync(path.join(folder, 'dev.config.ts'), CONFIG);
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
      ...['--config', 'dev.config.ts', '--host', '127.0.0.1', '--port', String(port)],
    ],
    {cwd: folder, env: {...process.env, NODE_ENV: 'development', PAGES: pages.join(',')}},
  );
  // Also when the tests are stopped from outside.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    await stop(server);
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await compiled(server);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    edit(file, from, to) {
      const place = path.join(folder, file);
      const before = readFileSync(place, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
      writeFileSync(place, after);
    },
    close,
  };
}

function compiled(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (text: string) => {
      printed += text;
      if (/compiled/.test(printed)) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', listen);
    server.stderr?.setEncoding('utf8').on('data', listen);
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`The development server has exited:\n${printed}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
