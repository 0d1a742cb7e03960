import {mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type RspackPluginInstance} from '@rspack/core';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {afterEach, expect, test, vi} from 'vitest';
import {listFiles} from '../../data/listFiles';
import repeatableBuild from '../../plugins/repeatable-build/index';
import {withoutFallback} from '../../markdown/image-loader/remarkImageLoader';

const PROJECT = path.resolve(__dirname, '../..');
const folders: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true}));
});

/** Bundles a page with an image in a new folder; what came out, by the name of each file. */
async function bundle(mend: (request: string) => string, guarded: boolean) {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundle-')));
  folders.push(folder);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  const loader = getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader;
  const request = mend(`${loader.replaceAll(PROJECT, folder)}./a.png`);
  writeFileSync(path.join(folder, 'a.png'), 'x'.repeat(20_000));
  writeFileSync(path.join(folder, 'b.js'), 'export default () => console.log("b");');
  writeFileSync(
    path.join(folder, 'index.js'),
    `import("./b.js"); console.log(require(${JSON.stringify(request)}));`,
  );
  const {plugins = []} = (repeatableBuild({siteDir: folder} as never).configureWebpack?.(
    {},
    false,
    {} as never,
    undefined,
  ) ?? {}) as {plugins?: RspackPluginInstance[]};
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: {path: path.join(folder, 'out'), filename: '[contenthash].js'},
    optimization: {moduleIds: 'deterministic'},
    plugins: guarded ? plugins : [],
  });
  const problem = await new Promise<string | undefined>((resolve) =>
    compiler.run((error, stats) => resolve(error?.message ?? stats?.toJson().errors?.[0]?.message)),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (problem) throw new Error(problem);
  const out = path.join(folder, 'out');
  return listFiles(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]);
}

test('fault 4: a page with an image is the same bytes wherever it is built', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const one = await bundle(withoutFallback, true);
  expect(await bundle(withoutFallback, true)).toEqual(one);
});

test('fault 4: the request as the framework writes it would differ, and the build stops at it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const asItIs = (request: string) => request;
  expect(await bundle(asItIs, false)).not.toEqual(await bundle(asItIs, false));
  await expect(bundle(asItIs, true)).rejects.toThrow(/hold the folder of the project/);
});
