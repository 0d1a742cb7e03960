import path from 'node:path';
import {build} from 'esbuild';
import {checkNetworks} from '../../data/calculators/checkNetworks';

/** The programs of `examples/` that readers can run with Node alone, by the file that they download. */
export const programs = {
  'babylon-check.mjs': 'staking-check/main',
  'babylon-exit.mjs': 'leave-staking/main',
} as const;

/** A program as one file, with its libraries and the parameters of both networks in it. */
export async function bundle(siteDir: string, entry: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {main} from './${entry}';
        process.exitCode = main(process.argv.slice(2), ${JSON.stringify(checkNetworks)});`,
      resolveDir: path.join(siteDir, 'examples'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Readers should be able to read what they run.
    minify: false,
    legalComments: 'inline',
    banner: {js: '// Built from examples/ of this site. Needs Node.js 20 or later and no network.'},
  });
  return outputFiles[0]!.text;
}
