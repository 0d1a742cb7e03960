import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import pMap from 'p-map';
import type {Compression} from '../../config/compression';
import {listFiles} from '../../data/listFiles';
import type {ContentCache} from '../cache/ContentCache';

const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|md|map|webmanifest|ya?ml|ico|wasm)$/;

/** Smaller files cost more in headers than compression saves, in bytes. */
const MIN_SIZE = 1024;

/** Levels of brotli and gzip: the best, and the most efficient. */
const LEVELS = {best: {br: 11, gz: 9}, quick: {br: 6, gz: 6}};

/** Above this size brotli's best level takes seconds and saves about 2%, in bytes. */
const BEST_UP_TO = 512 * 1024;

/** Brotli's level for files above that. */
const LARGE = 9;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Writes `.br` and `.gz` next to every text file that gets smaller.
 *
 * @returns how many files were compressed
 */
export async function compressFiles(
  outDir: string,
  compression: Compression,
  cache: ContentCache,
): Promise<number> {
  const files = listFiles(outDir).filter((file) => TEXT.test(file));
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
  const quality = size <= BEST_UP_TO ? level.br : Math.min(level.br, LARGE);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  const {brotli, zlib} = process.versions;
  const packed = {
    br: await cache.get([`br ${brotli} ${quality}`, content], () => brotliAsync(content, {params})),
    gz: await cache.get([`gz ${zlib} ${level.gz}`, content], () =>
      gzipAsync(content, {level: level.gz}),
    ),
  };
  for (const [extension, bytes] of Object.entries(packed)) {
    if (bytes.length >= size) continue;
    const target = `${file}.${extension}`;
    writeFileSync(target, bytes);
    // All encodings of a file have one date, so a client that switches encodings sees no new version.
    utimesSync(target, atime, mtime);
  }
  return true;
}
