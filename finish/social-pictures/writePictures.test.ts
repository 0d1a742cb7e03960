import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {ContentCache} from '../cache/ContentCache';
import {drawSvg, HEIGHT, WIDTH, type Frame} from './drawSvg';
import {measure, resvgOptions, SANS, SERIF} from './fonts';
import {writePictures, type Picture} from './writePictures';

const frame: Frame = {
  site: 'Docs',
  host: 'docs.example',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" fill="none"><path d="M0 0h9" stroke="#fff"/></svg>',
  palette: {
    surface: '#000000',
    ink: '#ffffff',
    'ink-quiet': '#aaaaaa',
    line: '#333333',
    btc: '#ff8800',
    chain: '#8800ff',
  },
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes images and returns the number of cached ones. */
async function write(list: readonly Picture[], changes: Partial<Frame> = {}): Promise<number> {
  const cacheDir = path.join(folder, 'cache');
  const cache = new ContentCache(cacheDir);
  await writePictures(list, {
    outDir: path.join(folder, 'out'),
    cache,
    frame: {...frame, ...changes},
  });
  return readdirSync(cacheDir).length;
}
const read = (file: string) => readFileSync(path.join(folder, 'out', file));

const pictures = [
  {file: 'img/social/index.png', title: 'Home', area: 'Documentation'},
  {file: 'img/social/stakers/exit.png', title: 'How to leave & when', area: 'Stakers'},
];

test('each image is written to the file that its page references, in the declared size', async () => {
  await write(pictures);
  for (const {file} of pictures) {
    const png = read(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(40_000);
  }
  expect(read('img/social/index.png')).not.toEqual(read('img/social/stakers/exit.png'));
});

test('an image is drawn once, until its text or its colors change', async () => {
  expect(await write(pictures)).toBe(2);
  const first = read('img/social/index.png');
  expect(await write(pictures)).toBe(2);
  const renamed = pictures.map((picture) => ({...picture, title: `${picture.title} now`}));
  expect(await write(renamed)).toBe(4);
  expect(await write(pictures, {palette: {...frame.palette, ink: '#eeeeee'}})).toBe(6);

  rmSync(path.join(folder, 'cache'), {recursive: true});
  await write(pictures);
  expect(read('img/social/index.png'), 'another run writes the same bytes').toEqual(first);
});

test('an image is drawn once for pages with the same title and area', async () => {
  const pages = ['a', 'b', 'c'].map((name) => ({
    file: `img/social/${name}.png`,
    title: 'Parameters',
    area: 'Modules',
  }));
  expect(await write(pages)).toBe(1);
  const [first, ...others] = pages.map(({file}) => read(file));
  expect(others).toEqual([first, first]);
});

test('two pages with the same image file are rejected', async () => {
  const duplicates = pictures.map((picture) => ({...picture, file: 'img/social/a.png'}));
  await expect(write(duplicates)).rejects.toThrow(
    /img\/social\/a\.png.*"Home".*"How to leave & when".*\nFix: /,
  );
});

test.each([
  ['a short title', 'Fee'],
  [
    'a long title',
    'Operate a finality provider: keys, start, watch, back up, upgrade and recover, in full',
  ],
  ['a one-word title', 'babylond_query_btcstaking_finality_provider_delegations_by_status'],
  ['a title with special characters', 'What <b> & "Q" mean'],
])('%s stays within the margins', (_name, title) => {
  const svg = drawSvg({title, area: 'Guides'}, frame);
  const texts = svg.split('\n').filter((line) => line.includes(`fill="${frame.palette.ink}"`));
  expect(texts.length).toBeGreaterThan(0);
  const titleSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${texts.join('')}</svg>`;
  const box = new Resvg(titleSvg, resvgOptions).getBBox();
  expect(box?.x).toBeGreaterThan(75);
  expect((box?.x ?? 0) + (box?.width ?? WIDTH)).toBeLessThan(WIDTH - 75);
  expect(box?.y).toBeGreaterThan(225);
  expect((box?.y ?? 0) + (box?.height ?? HEIGHT)).toBeLessThan(520);
});

test('both fonts exist, and a character that they lack is reported', () => {
  expect(measure('Epoching', SERIF)).not.toBe(measure('Epoching', SANS));
  expect(measure('ii', SERIF)).toBeLessThan(measure('mm', SERIF));
  expect(() => measure('BABY ₿', SERIF)).toThrow(
    /"BABY ₿".*"₿".*"Docs Serif"[^]*\nFix: .*fonts\/README\.md/,
  );
});
