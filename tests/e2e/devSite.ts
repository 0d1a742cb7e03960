import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '../../server/testing/freePort';
import {copyProject} from './scratchProject';

/** Source of a configuration like the site's own, with only a few pages so that the server starts quickly. */
const CONFIG = `import site from './docusaurus.config';

const nameOf = (entry: unknown) => {
  const [plugin] = [entry].flat() as [string | {name: string}];
  return typeof plugin === 'string' ? plugin : plugin.name;
};
const withFewPages = (entry: unknown): unknown => {
  if (nameOf(entry) !== 'docsPlugin') return entry;
  const [plugin, options] = entry as [unknown, object];
  return [plugin, {...options, sidebarPath: false, include: process.env.PAGES?.split(',')}];
};
const isNeeded = (entry: unknown): boolean => {
  const [, options] = [entry].flat() as [unknown, {api?: string} | undefined];
  return !/content-blog|client-redirects/.test(nameOf(entry)) && (!options?.api || options.api === 'staking-api');
};

export default {...site, plugins: site.plugins.filter(isNeeded).map(withFewPages)};
`;

/** A development server on a scratch copy of the project, with a few of its pages. */
export type DevSite = {
  readonly url: string;
  /** Replaces text in a file of the copy; throws if the file doesn't contain it. */
  edit(file: string, from: string | RegExp, to: string): void;
  /** The text of a file of the copy. */
  read(file: string): string;
  /** Stops the server and removes the copy. */
  close(): Promise<void>;
};

/**
 * Starts a development server and waits until it has compiled the site.
 *
 * @param pages paths of documents, relative to docs/
 * @throws Error with the complete output of the server if it exits before that
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
  // The server must not outlive a test run that is stopped.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const close = async () => {
    process.off('exit', kill);
    await stop(server);
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    await waitUntilCompiled(server);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    edit(file, from, to) {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
      writeFileSync(target, after);
    },
    close,
  };
}

function waitUntilCompiled(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (text: string) => {
      output += text;
      if (/compiled/.test(output)) resolve();
    };
    server.stdout?.setEncoding('utf8').on('data', collect);
    server.stderr?.setEncoding('utf8').on('data', collect);
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`The development server has exited:\n${output}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await exited;
}
