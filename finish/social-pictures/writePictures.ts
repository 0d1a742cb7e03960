import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import pMap from 'p-map';
import type {ContentCache} from '../cache/ContentCache';
import {drawSvg, type Content, type Frame} from './drawSvg';
import {drawing} from './fonts';

/** A picture and where it goes. */
export type Picture = Content & {
  /** Path below the build folder. */
  file: string;
};

/**
 * Writes pictures below a build folder.
 *
 * @param cache of the same drawing code, fonts and library
 * @throws Error if two pages name the same file, or a font lacks a character of a title
 */
export async function writePictures(
  pictures: readonly Picture[],
  {outDir, cache, frame}: {outDir: string; cache: ContentCache; frame: Frame},
): Promise<void> {
  refuseSharedFiles(pictures);
  const write = async (picture: Picture): Promise<void> => {
    const {title, area} = picture;
    // The words, because fitting a title takes longer than reading the cached picture.
    const png = await cache.get([JSON.stringify([title, area, frame])], async () =>
      (await renderAsync(drawSvg(picture, frame), drawing)).asPng(),
    );
    const target = path.join(outDir, picture.file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, png);
  };
  await pMap(pictures, write, {concurrency: availableParallelism()});
}

function refuseSharedFiles(pictures: readonly Picture[]): void {
  const titles = new Map<string, string>();
  for (const {file, title} of pictures) {
    const other = titles.get(file);
    if (other !== undefined) {
      throw new Error(
        [
          `Two pages name ${file}: "${other}" and "${title}".`,
          'Fix: change the address of one of the pages.',
        ].join('\n'),
      );
    }
    titles.set(file, title);
  }
}
