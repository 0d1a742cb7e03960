import {build} from 'esbuild';
import {gzipSync} from 'node:zlib';

/** Size as hosts send it, in bytes. */
export function gzipSize(text: string | Uint8Array): number {
  return gzipSync(text, {level: 6}).length;
}

/** Size of a script with all it imports from `folder`, as a browser gets it. */
export async function scriptSize(code: string, folder: string): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: folder, loader: 'ts'},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return gzipSize(outputFiles[0]?.contents ?? '');
}
