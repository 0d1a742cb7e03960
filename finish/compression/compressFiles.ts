import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import type {Compression} from '../../config/compression';
import {listFiles} from '../../data/listFiles';
import type {ContentCache} from '../cache/ContentCache';

const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|xml|txt|md|map|webmanifest|ya?ml|ico|wasm)$/;

/** Size in bytes up to which headers cost more than compression saves. */
const MIN_SIZE = 1024;

/** Levels of brotli and gzip: the best compression, and a good compromise. */
const LEVELS = {best: {br: 11, gz: 9}, quick: {br: 6, gz: 6}};

/** Size in bytes above which brotli's best level takes seconds and saves only about 2%. */
const MAX_BEST_SIZE = 512 * 1024;

/** Maximum brotli level for files larger than `MAX_BEST_SIZE`. */
const LARGE_FILE_LEVEL = 9;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file next to each file that compression makes smaller.
 *
 * @returns the number of files that are large enough to be compressed
 */
export async function compressFiles(
  outDir: string,
  compression: Compression,
  cache: ContentCache,
): Promise<number> {
  const files = listFiles(outDir).filter((file) => COMPRESSIBLE.test(file));
  const compressOne = (file: string) =>
    compress(path.join(outDir, file), LEVELS[compression], cache);
  const results = await pMap(files, compressOne, {concurrency: availableParallelism()});
  return results.filter(Boolean).length;
}

async function compress(
  file: string,
  level: {br: number; gz: number},
  cache: ContentCache,
): Promise<boolean> {
  const {size, atime, mtime} = statSync(file);
  if (size <= MIN_SIZE) return false;
  const content = readFileSync(file);
  const quality = size <= MAX_BEST_SIZE ? level.br : Math.min(level.br, LARGE_FILE_LEVEL);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const {brotli, zlib} = process.versions;
  const encodings = {
    br: await cache.get([`br ${brotli} ${quality}`, content], () => brotliAsync(content, {params})),
    gz: await cache.get([`gz ${zlib} ${level.gz}`, content], () =>
      gzipAsync(content, {level: level.gz}),
    ),
  };
  for (const [extension, bytes] of Object.entries(encodings)) {
    if (bytes.length >= size) continue;
    const target = `${file}.${extension}`;
    writeFileSync(target, bytes);
    // All encodings have the same date, so clients that switch encodings don't see a new version.
    utimesSync(target, atime, mtime);
  }
  return true;
}
