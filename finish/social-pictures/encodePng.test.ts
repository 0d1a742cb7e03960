import {crc32, inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {encodePng} from './encodePng';

/** Reads a PNG with a palette back, as its specification says. */
function decode(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks[body.subarray(0, 4).toString('latin1')] = body.subarray(4);
    at += length + 12;
  }
  const {IHDR = Buffer.alloc(13), PLTE = Buffer.alloc(0), IDAT = Buffer.alloc(0)} = chunks;
  const width = IHDR.readUInt32BE(0);
  const rows = inflateSync(IDAT);
  const colors: string[] = [];
  rows.forEach((index, at) => {
    if (at % (width + 1) !== 0)
      colors.push(PLTE.subarray(index * 3, index * 3 + 3).toString('hex'));
  });
  const ends = Object.keys(chunks).at(-1) === 'IEND';
  return {width, height: IHDR.readUInt32BE(4), kind: [...IHDR.subarray(8)], colors, ends};
}

const rgba = (...pixels: number[]) => {
  const buffer = Buffer.alloc(pixels.length * 4);
  pixels.forEach((pixel, index) => buffer.writeUInt32BE(pixel, index * 4));
  return buffer;
};

test('every pixel keeps its color, in its place', async () => {
  const pixels = rgba(0x14171cff, 0x14171cff, 0xf4a54eff, 0xbda9f7ff, 0x14171cff, 0xe9e5dbff);
  expect(decode(await encodePng({width: 3, height: 2, rgba: pixels}))).toEqual({
    width: 3,
    height: 2,
    kind: [8, 3, 0, 0, 0],
    colors: ['14171c', '14171c', 'f4a54e', 'bda9f7', '14171c', 'e9e5db'],
    ends: true,
  });
});

test('more colors than a palette holds become the ones that are used most', async () => {
  const shades = Array.from({length: 600}, (_, index) => ((index * 28_000) << 8) | 0xff);
  const ground = Array.from({length: 600}, () => 0x14171cff);
  const pixels = rgba(...[...shades, ...ground].map((pixel) => pixel >>> 0));
  const {colors} = decode(await encodePng({width: 1200, height: 1, rgba: pixels}));
  expect(new Set(colors).size).toBeLessThanOrEqual(256);
  expect(new Set(colors.slice(600))).toEqual(new Set(['14171c']));
  colors.slice(0, 600).forEach((color, index) => {
    const wanted = index * 28_000;
    for (const shift of [16, 8, 0]) {
      const part = (value: number) => (value >>> shift) & 255;
      expect(Math.abs(part(parseInt(color, 16)) - part(wanted))).toBeLessThan(64);
    }
  });
});

test('the same pixels give the same bytes', async () => {
  const pixels = rgba(...Array.from({length: 4000}, (_, index) => (index * 2_654_435_761) >>> 0));
  const once = await encodePng({width: 100, height: 40, rgba: pixels});
  expect(await encodePng({width: 100, height: 40, rgba: pixels})).toEqual(once);
});
