import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readText} from './readText';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'psbt-')), 'signed.psbt');

test.each([
  ['bytes of a PSBT', Buffer.from('70736274ff0100', 'hex'), '70736274ff0100'],
  ['a PSBT as base64', Buffer.from('cHNidP8BAA==\n'), 'cHNidP8BAA==\n'],
  ['JSON', Buffer.from('{"ä": 1}'), '{"ä": 1}'],
])('a file with %s is returned as text', (_name, bytes, text) => {
  writeFileSync(file, bytes);
  expect(readText(file)).toBe(text);
});
