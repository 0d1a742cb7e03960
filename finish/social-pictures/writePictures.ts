import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import pMap from 'p-map';
import type {ContentCache} from '../cache/ContentCache';
import {drawSvg, type Content, type Frame} from './drawSvg';
import {resvgOptions} from './fonts';

/** The content of a picture and the file to write. */
export type Picture = Content & {
  /** Path below the build folder. */
  file: string;
};

/**
 * Writes pictures below a build folder.
 *
 * @param cache a cache for the current drawing code, fonts and library
 * @throws Error if two pages reference the same file, or a font lacks a character of a title
 */
export async function writePictures(
  pictures: readonly Picture[],
  {outDir, cache, frame}: {outDir: string; cache: ContentCache; frame: Frame},
): Promise<void> {
  checkFilesUnique(pictures);
  const write = async (picture: Picture): Promise<void> => {
    const {title, area} = picture;
    // The key is the text, not the SVG: fitting a title takes longer than reading a cached picture.
    const png = await cache.get([JSON.stringify([title, area, frame])], async () =>
      (await renderAsync(drawSvg(picture, frame), resvgOptions)).asPng(),
    );
    const target = path.join(outDir, picture.file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, png);
  };
  await pMap(pictures, write, {concurrency: availableParallelism()});
}

function checkFilesUnique(pictures: readonly Picture[]): void {
  const titles = new Map<string, string>();
  for (const {file, title} of pictures) {
    const other = titles.get(file);
    if (other !== undefined) {
      throw new Error(
        [
          `Two pages reference ${file}: "${other}" and "${title}".`,
          'Fix: change the address of one of the pages.',
        ].join('\n'),
      );
    }
    titles.set(file, title);
  }
}
