import {execFile} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {freePort} from '../../server/testing/freePort';
import {startSite} from '../bench/search/startSite';
import {copyProject} from './scratchProject';

/** A running site built from a copy of the project. */
export type BuiltCopy = {readonly url: string; close(): Promise<void>};

/** Source of a configuration like the site's own, with one document, as modified by `change`. */
const configSource = (document: string, change: string) => `import site from './docusaurus.config';
${change}
const nameOf = (entry: unknown) => {
  const [plugin] = [entry].flat() as [string | {name: string}];
  return typeof plugin === 'string' ? plugin : plugin.name;
};
const withOneDocument = (entry: unknown): unknown => {
  if (nameOf(entry) !== 'docsPlugin') return entry;
  const [plugin, options] = entry as [unknown, object];
  return [plugin, {...options, sidebarPath: false, include: [${JSON.stringify(document)}]}];
};
const isNeeded = (entry: unknown): boolean =>
  !/content-blog|client-redirects|apiReference/.test(nameOf(entry));

export default change({
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: site.plugins.filter(isNeeded).map(withOneDocument),
});
`;

/**
 * Builds a copy of the project with one document, as `npm run build` does, and serves it.
 *
 * @param document path of the document, relative to docs/
 * @param change TypeScript source that declares `change`, a function that modifies the configuration
 * @throws Error with the complete output of the build if it fails
 */
export async function buildCopy(document: string, change: string): Promise<BuiltCopy> {
  const folder = copyProject('built-copy');
  const remove = () => rmSync(folder, {recursive: true, force: true});
  writeFileSync(path.join(folder, 'copy.config.ts'), configSource(document, change));
  const env = {...process.env, NODE_ENV: 'production', COMPRESSION: 'quick'};
  const run = (args: string[]) => promisify(execFile)(process.execPath, args, {cwd: folder, env});
  const framework = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  try {
    await run([framework, 'build', '--config', 'copy.config.ts']);
    await run(['--import', 'tsx', 'finish/main.ts']);
    const port = await freePort();
    const site = await startSite(port, {}, [
      path.join(folder, 'build'),
      path.join(folder, 'deploy', 'generated', 'headers.json'),
    ]);
    return {
      url: `http://127.0.0.1:${port}`,
      async close() {
        await site.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    const {message, stdout = '', stderr = ''} = error as Error & {stdout?: string; stderr?: string};
    throw new Error(`The build of a copy of the site failed: ${message}\n${stdout}\n${stderr}`);
  }
}
