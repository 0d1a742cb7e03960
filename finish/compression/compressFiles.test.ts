import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {ContentCache} from '../cache/ContentCache';
import {compressFiles} from './compressFiles';
import {writeSite} from '../testing/writeSite';

const compress = (folder: string, compression: 'best' | 'quick') =>
  compressFiles(folder, compression, new ContentCache(writeSite({})));

const LONG = 'a line of text\n'.repeat(200);

test('both encodings decompress to the original file and have its modification time', async () => {
  const folder = writeSite({'a/index.html': LONG, 'b.js': LONG});
  expect(await compress(folder, 'best')).toBe(2);
  const file = path.join(folder, 'a', 'index.html');
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG);
  for (const extension of ['br', 'gz']) {
    expect(statSync(`${file}.${extension}`).mtime).toEqual(statSync(file).mtime);
  }
});

test('quick compression yields larger files with the same content', async () => {
  const text = Array.from({length: 3000}, (_, i) => `line ${(i * i * 31) % 977} of a text`).join(
    '\n',
  );
  const sizes = [];
  for (const compression of ['best', 'quick'] as const) {
    const file = path.join(writeSite({'page.html': text}), 'page.html');
    await compress(path.dirname(file), compression);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
    sizes.push(statSync(`${file}.br`).size);
  }
  expect(sizes[0]).toBeLessThan(sizes[1]!);
});

test('small files and already compressed files are skipped', async () => {
  const folder = writeSite({'small.html': 'x'.repeat(1024), 'font.woff2': LONG, 'p.png': LONG});
  expect(await compress(folder, 'best')).toBe(0);
  expect(existsSync(path.join(folder, 'small.html.br'))).toBe(false);
});

test('an encoding that is not smaller is not written', async () => {
  const folder = writeSite({});
  const noise = Buffer.from(Array.from({length: 2000}, (_, i) => (i * i * 31 + i * 7919) % 251));
  writeFileSync(path.join(folder, 'noise.wasm'), noise);
  await compress(folder, 'best');
  for (const extension of ['br', 'gz']) {
    const file = path.join(folder, `noise.wasm.${extension}`);
    expect(!existsSync(file) || statSync(file).size < noise.length).toBe(true);
  }
});
