import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {version} from '@resvg/resvg-js/package.json';
import {drawSvg, type Content, type Frame} from './drawSvg';
import {drawing, fontFiles} from './fonts';

/** A picture and where it goes. */
export type Picture = Content & {
  /** Path below the build folder. */
  file: string;
};

/** How many pictures there are, and how many of them had to be drawn. */
export type Drawn = {all: number; drawn: number};

/**
 * Writes pictures below a build folder. A picture that was drawn before is taken from the cache.
 *
 * @param cacheDir keeps pictures from build to build, by a hash of all that they depend on
 * @throws Error when two pages ask for one file, or a title has a character that cannot be drawn
 */
export async function writePictures(
  pictures: readonly Picture[],
  {outDir, cacheDir, frame}: {outDir: string; cacheDir: string; frame: Frame},
): Promise<Drawn> {
  refuseSharedFiles(pictures);
  const base = createHash('sha256').update(`${version}\n`);
  for (const file of fontFiles) base.update(await readFile(file));
  await mkdir(cacheDir, {recursive: true});

  let drawn = 0;
  const draw = async (svg: string, cached: string): Promise<Buffer> => {
    const known = await readFile(cached).catch(() => undefined);
    if (known) return known;
    drawn += 1;
    const png = (await renderAsync(svg, drawing)).asPng();
    // A build that is stopped, or another at the same time, must not leave half a file.
    const unfinished = `${cached}.${process.pid}`;
    await writeFile(unfinished, png);
    await rename(unfinished, cached);
    return png;
  };
  // Pages of one title in one area share a picture, which is drawn once.
  const asked = new Map<string, Promise<Buffer>>();
  const write = async (picture: Picture): Promise<void> => {
    const svg = drawSvg(picture, frame);
    const cached = path.join(cacheDir, `${base.copy().update(svg).digest('hex')}.png`);
    const png = asked.get(cached) ?? draw(svg, cached);
    asked.set(cached, png);
    const target = path.join(outDir, picture.file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, await png);
  };

  const queue = [...pictures];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) await write(next);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return {all: pictures.length, drawn};
}

function refuseSharedFiles(pictures: readonly Picture[]): void {
  const titles = new Map<string, string>();
  for (const {file, title} of pictures) {
    const other = titles.get(file);
    if (other !== undefined) {
      throw new Error(
        [
          `Two pages ask for ${file}: "${other}" and "${title}".`,
          'Fix: give one of the pages another address.',
        ].join('\n'),
      );
    }
    titles.set(file, title);
  }
}
