import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {dropClient} from './dropClient';

const LIBRARY = 'node_modules/@docsearch/react/dist/esm/index.js';
const source = readFileSync(LIBRARY, 'utf8');

test("the window's library loses its client, and keeps its window", () => {
  const dropped = dropClient(source);
  expect(source).toContain('`appId` is missing');
  expect(dropped).not.toContain('`appId` is missing');
  const bundle = (code: string) => transformSync(code, {minify: true, treeShaking: true}).code;
  for (const text of ['/1/indexes/*/queries', '-dsn.algolia.net', 'DeserializationError']) {
    expect(bundle(source)).toContain(text);
    expect(bundle(dropped)).not.toContain(text);
  }
  expect(bundle(dropped)).toContain('DocSearch-Modal');
});

test('another version, which may make it in another way, is refused', () => {
  expect(() => dropClient('export const version = "4.0.0";')).toThrow(
    '[light-bundle] @docsearch/react makes its client in another way than version 3.9.0 does. ' +
      'Go back to that version, or change CLIENT in plugins/light-bundle/dropClient.ts.',
  );
});
