import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

/** Pixels as the library draws them: four bytes each, rows from the top. */
export type Pixels = {width: number; height: number; rgba: Buffer};

const deflateAsync = promisify(deflate);

/** As many colors as an index of one byte can name. */
const MAX_COLORS = 256;

/**
 * A PNG with a palette. The pictures have few colors and their shades at the edges of letters;
 * one byte for a pixel makes a third of the file that four make. Transparency is left out.
 */
export async function encodePng({width, height, rgba}: Pixels): Promise<Buffer> {
  const {palette, indexOf} = choosePalette(rgba);
  // Each row begins with the number of its filter; indexes are best kept as they are.
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let at = 0; at < width * height; at += 1) {
    const pixel = rgba.readUInt32BE(at * 4);
    // Most pixels are like the one before.
    if (pixel !== last) index = indexOf(pixel);
    last = pixel;
    rows[at + Math.floor(at / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await deflateAsync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Colors that are alike become the one of them that is used most: as few as must be, in the same
 * way for the same pixels.
 */
function choosePalette(rgba: Buffer): {palette: Buffer; indexOf: (pixel: number) => number} {
  const uses = countUses(rgba);
  const byUse = [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b);
  for (let dropped = 0; ; dropped += 1) {
    const colors = new Map<number, number>();
    for (const [pixel] of byUse) {
      const key = coarse(pixel, dropped);
      if (!colors.has(key)) colors.set(key, pixel);
    }
    if (colors.size > MAX_COLORS) continue;
    const indexes = new Map([...colors.keys()].map((key, index) => [key, index]));
    const palette = Buffer.from(
      [...colors.values()].flatMap((pixel) => [
        pixel >>> 24,
        (pixel >>> 16) & 255,
        (pixel >>> 8) & 255,
      ]),
    );
    return {palette, indexOf: (pixel) => indexes.get(coarse(pixel, dropped)) ?? 0};
  }
}

function countUses(rgba: Buffer): Map<number, number> {
  const uses = new Map<number, number>();
  for (let at = 0; at < rgba.length;) {
    const pixel = rgba.readUInt32BE(at);
    const start = at;
    do at += 4;
    while (at < rgba.length && rgba.readUInt32BE(at) === pixel);
    uses.set(pixel, (uses.get(pixel) ?? 0) + (at - start) / 4);
  }
  return uses;
}

/** A color without the lowest bits of its parts, and without its transparency. */
function coarse(pixel: number, bits: number): number {
  const mask = (0xff << bits) & 0xff;
  return (((pixel >>> 24) & mask) << 16) | (((pixel >>> 16) & mask) << 8) | ((pixel >>> 8) & mask);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
