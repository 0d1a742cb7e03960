import {buildSync} from 'esbuild';

/**
 * A module with all it imports as one script for a thread. Run from TypeScript file by file,
 * every call from one file into another would cost a look-up: a fifth of a query's time.
 *
 * @throws the bundler's error when a file is missing or cannot be read.
 */
export function threadCode(module: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [module],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
