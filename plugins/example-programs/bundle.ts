import path from 'node:path';
import {build} from 'esbuild';
import {checkNetworks} from '../../data/calculators/checkNetworks';

/** Entry points in `examples/` of the programs that need only Node, by the name of the downloaded file. */
export const programs = {
  'babylon-check.mjs': 'staking-check/main',
  'babylon-exit.mjs': 'leave-staking/main',
} as const;

/** Bundles a program, its libraries and the parameters of both networks into one file. */
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
    // Readers should be able to read the program that they run.
    minify: false,
    legalComments: 'inline',
    banner: {js: '// Built from examples/ of this site. Needs Node.js 20 or later and no network.'},
  });
  return outputFiles[0]!.text;
}
