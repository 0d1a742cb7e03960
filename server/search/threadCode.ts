import {buildSync} from 'esbuild';

const known = new Map<string, string>();

/**
 * A module with all it imports as one script for a thread. Run from TypeScript file by file,
 * every call from one file into another would cost a look-up: a fifth of a query's time.
 */
export function threadCode(module: string): string {
  const code = known.get(module) ?? bundle(module);
  known.set(module, code);
  return code;
}

function bundle(module: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [module],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
