import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import pMap from 'p-map';
import type {ContentCache} from '../cache/ContentCache';
import {drawSvg, type Content, type Frame} from './drawSvg';
import {drawing, fontFiles} from './fonts';

/** A picture and where it goes. */
export type Picture = Content & {
  /** Path below the build folder. */
  file: string;
};

/**
 * Writes pictures below a build folder.
 *
 * @throws Error if two pages name the same file, or a font lacks a character of a title
 */
export async function writePictures(
  pictures: readonly Picture[],
  {outDir, cache, frame}: {outDir: string; cache: ContentCache; frame: Frame},
): Promise<void> {
  refuseSharedFiles(pictures);
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)));
  const write = async (picture: Picture): Promise<void> => {
    const svg = drawSvg(picture, frame);
    const png = await cache.get([version, ...fonts, svg], async () =>
      (await renderAsync(svg, drawing)).asPng(),
    );
    const target = path.join(outDir, picture.file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, png);
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
