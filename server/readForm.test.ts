import {rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {writeSite} from '../finish/testing/writeSite';
import type {FileForm} from './fileForms';
import {createFormReader, type Content} from './readForm';

let root: string;

beforeAll(() => {
  root = writeSite({a: 'a'.repeat(10), b: 'b'.repeat(10), large: 'c'.repeat(100)});
});

afterAll(() => rmSync(root, {recursive: true}));

function formOf(name: string): FileForm {
  return {name, state: statSync(path.join(root, name)), etag: '', headers: []};
}

const isKept = (content: Buffer | Promise<Content | undefined>) => Buffer.isBuffer(content);

test('a form is read once; the oldest one goes when there is no room', async () => {
  const read = createFormReader(root, {mostKept: 15});
  const [a, b] = [formOf('a'), formOf('b')];
  expect(await read(a)).toEqual(Buffer.from('aaaaaaaaaa'));
  expect(isKept(read(a))).toBe(true);
  expect(await read(b)).toEqual(Buffer.from('bbbbbbbbbb'));
  expect([isKept(read(b)), isKept(read(a))]).toEqual([true, false]);
});

test('a large form is opened anew each time', async () => {
  const read = createFormReader(root, {large: 50});
  for (let count = 0; count < 2; count += 1) {
    const content = await read(formOf('large'));
    if (!content || Buffer.isBuffer(content)) throw new Error('It was kept.');
    expect((await content.readFile()).length).toBe(100);
    await content.close();
  }
});

test('a form that is not the listed one, or is gone, is not read', async () => {
  const read = createFormReader(root, {large: 50});
  const [b, large] = [formOf('b'), formOf('large')];
  writeFileSync(path.join(root, 'b'), 'longer than before');
  writeFileSync(path.join(root, 'large'), 'shorter');
  expect(await read(b)).toBeUndefined();
  expect(await read(large)).toBeUndefined();
  expect(await read({...b, name: 'gone'})).toBeUndefined();
});
