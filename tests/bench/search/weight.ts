import {build} from 'esbuild';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Size as hosts send it, in bytes. */
export function gzipSize(text: string | Uint8Array): number {
  return gzipSync(text, {level: 6}).length;
}

/** Size of a script with all it imports, as a browser gets it. */
export async function scriptSize(code: string): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: path.join(__dirname, '../../..'), loader: 'ts'},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return gzipSize(outputFiles[0]?.contents ?? '');
}
