import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {describeProblem, throwProblems} from '../load/problem';
import {loadApi} from '../loadApi';

const FIXTURES = path.resolve(__dirname, '../fixtures');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

/** Problems of the fixture after some words in one of its files were exchanged. */
async function told(file: string, ...changes: readonly [string, string][]): Promise<string[]> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'api-'));
  folders.push(root);
  cpSync(FIXTURES, root, {recursive: true});
  const target = path.join(root, 'specs/babylon-grpc', file);
  let text = readFileSync(target, 'utf8');
  for (const [from, to] of changes) {
    expect(text, `${file} has the words that the test changes`).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(target, text);
  const known = new Set(['/guides/overview/']);
  const {problems} = await loadApi(root, 'babylon-grpc', (address) => known.has(address));
  return problems.map(describeProblem);
}

const TREE = 'paths/tree-at-height.yaml';
const IN_TREE = 'specs/babylon-grpc/paths/tree-at-height.yaml#';

test('the fixture is without a problem', async () => {
  expect(await told(TREE)).toEqual([]);
});

test('a file that is no YAML', async () => {
  const [text = ''] = await told(TREE, ['summary: Tree at a height', 'summary: Tree: at a height']);
  expect(text).toContain(`${IN_TREE}/: the file is no YAML: `);
  expect(text).toContain(
    '\nFix: Correct the line; quote text that holds ": " or begins with a sign.',
  );
});

test('a reference to what is not there', async () => {
  const texts = await told('openapi.yaml', ['trees.yaml#/Branch', 'trees.yaml#/Brunch']);
  expect(texts).toContain(
    'specs/babylon-grpc/openapi.yaml#/components/schemas/Branch: the reference ' +
      'schemas/trees.yaml#/Brunch leads nowhere.\nValid: nearest are Branch, Tree, OrchardError.\n' +
      'Fix: Correct the name, or write it in schemas/trees.yaml.',
  );
  const [file] = await told('openapi.yaml', ['paths/sow.yaml', 'paths/saw.yaml']);
  expect(file).toBe(
    'specs/babylon-grpc/openapi.yaml#/paths/~1orchard~1v1~1seeds: the reference paths/saw.yaml ' +
      'leads nowhere.\nFix: Correct the file in it; it is read from the folder of this file.',
  );
});

test('a key that OpenAPI does not have', async () => {
  const [text = ''] = await told(TREE, ['in: path', 'inn: path']);
  expect(text).toContain(`${IN_TREE}/get/parameters/0`);
});

test('a document that is not there', async () => {
  const {problems} = await loadApi(FIXTURES, 'comet-bft');
  expect(problems.map(describeProblem)).toEqual([
    'specs/comet-bft/openapi.yaml#/: there is no such document.\n' +
      'Fix: Write it, or remove the API from plugins/api-reference/load/apis.ts.',
  ]);
});

test('more than twelve keywords', async () => {
  const keywords = Array.from({length: 13}, (_, index) => `word ${index}`).join(', ');
  expect(await told(TREE, ['  summary:', `  x-keywords: [${keywords}]\n  summary:`])).toEqual([
    `${IN_TREE}/get/x-keywords: x-keywords has 13 entries.\n` +
      "Valid: up to 12 short phrases that readers type and the page's own text lacks.\n" +
      'Fix: Remove those that the text says already.',
  ]);
});

test('an operation id that stands twice', async () => {
  const texts = await told(TREE, ['operationId: treeAtHeight', 'operationId: sow']);
  expect(texts).toEqual([
    'specs/babylon-grpc/paths/sow.yaml#/post/operationId: the operation id "sow" is that of ' +
      'specs/babylon-grpc/paths/tree-at-height.yaml too.\n' +
      'Fix: Give one of them another name; a tag in front of it tells them apart.',
  ]);
});

test('a slug that stands twice, or is none', async () => {
  expect(await told('openapi.yaml', ['x-slug: seeds', 'x-slug: trees'])).toEqual([
    'specs/babylon-grpc/openapi.yaml#/tags/1/x-slug: the slug "trees" is that of ' +
      'specs/babylon-grpc/openapi.yaml too.\n' +
      'Fix: Give the newer page another slug; the older one may be linked from elsewhere.',
  ]);
  const [text] = await told('openapi.yaml', ['x-slug: seeds', 'x-slug: Seeds of it']);
  expect(text).toBe(
    'specs/babylon-grpc/openapi.yaml#/tags/1/x-slug: the slug "Seeds of it" is no address.\n' +
      'Valid: lower-case letters, digits and single hyphens.\n' +
      "Fix: Write x-slug as the last part of the page's address, such as epoching.",
  );
});

test('a file that is not called as its page', async () => {
  expect(await told(TREE, ['x-slug: tree-at-height', 'x-slug: a-tree'])).toContain(
    'specs/babylon-grpc/openapi.yaml#/paths/~1orchard~1v1~1trees~1{height}: the operation of the ' +
      'page a-tree is written in paths/tree-at-height.yaml.\n' +
      'Fix: Call the file paths/a-tree.yaml, or give the operation the slug tree-at-height.',
  );
});

test('a path with a parameter that is not declared', async () => {
  const texts = await told(TREE, ['name: height\n      in: path', 'name: level\n      in: path']);
  expect(texts).toEqual([
    `${IN_TREE}/get/parameters: the path /orchard/v1/trees/{height} has {height}, and no parameter ` +
      'of that name is declared.\nValid: level.\n' +
      'Fix: Add a parameter: name: height, in: path, required: true.',
    `${IN_TREE}/get/parameters: the parameter level is in: path, and the path ` +
      '/orchard/v1/trees/{height} has no {level}.\nValid: height.\n' +
      'Fix: Correct the name, or say in: query.',
  ]);
});

test('a tag that is not there, and one without operations', async () => {
  expect(await told(TREE, ['tags: [trees]', 'tags: [shrubs]'])).toEqual([
    `${IN_TREE}/get/tags: openapi.yaml has no tag "shrubs".\nValid: trees, seeds.\n` +
      'Fix: Name one of these, or add the tag to openapi.yaml.',
    'specs/babylon-grpc/openapi.yaml#/tags/0: no operation has the tag "trees".\n' +
      'Fix: Remove the tag, or give it its operations.',
  ]);
});

test('a related operation and a guide that are not there', async () => {
  const texts = await told(TREE, ['[sow]', '[saw]'], ['/guides/overview/', '/guides/nowhere/']);
  expect(texts).toEqual([
    `${IN_TREE}/get/x-related/operations/0: no operation has the slug "saw".\n` +
      'Valid: nearest are sow, tree-at-height.\n' +
      'Fix: Name the x-slug of an operation of this document.',
    `${IN_TREE}/get/x-related/guides/0: this site has no page /guides/nowhere/.\n` +
      'Fix: Link a page that exists, from / to the slash at its end.',
  ]);
});

test('an example that is not what the schema says', async () => {
  const texts = await told(TREE, ["age: '3'", "age: 'three'"]);
  expect(texts).toEqual([
    `${IN_TREE}/get/responses/200/content/application~1json/examples/young/value/tree/age: the ` +
      'example is not what the schema says: String does not match pattern (pattern).\n' +
      'Fix: Correct the example if the software never sends it; else correct the schema.',
  ]);
});

test('an example with a field that nobody described', async () => {
  const texts = await told(TREE, ['bark: null', 'moss: null']);
  expect(texts).toEqual([
    `${IN_TREE}/get/responses/200/content/application~1json/examples/young/value/tree/moss: the ` +
      'example has a field "moss", which the schema does not name.\n' +
      'Valid: name, age, bark, branches, fruit.\n' +
      'Fix: Correct the name, remove the field, or describe it in the schema.',
  ]);
});

test('a field, a parameter and an operation without a description', async () => {
  const field = await told('schemas/trees.yaml', [', description: Name of the kind.', '']);
  expect(field).toEqual([
    'specs/babylon-grpc/schemas/trees.yaml#/Tree/properties/name: the field name has no ' +
      'description.\nFix: Say what it is, with unit and encoding.',
  ]);
  const parameter = await told(TREE, ['description: Height of the block.\n', '\n']);
  expect(parameter).toEqual([
    `${IN_TREE}/get/parameters/0: the parameter height has no description.\n` +
      'Fix: Say what it is, with unit and encoding.',
  ]);
  const [operation] = await told('paths/sow.yaml', [
    'description: Sends a seed to the orchard. It costs what the seed costs.',
    'x-none: 1',
  ]);
  expect(operation).toBe(
    'specs/babylon-grpc/paths/sow.yaml#/post/description: the operation has no description.\n' +
      'Fix: Say what it is for, its units, limits and errors.',
  );
});

test('a title that is too long, or a sentence', async () => {
  const long = 'A tree as it stood at a height that somebody asked for, once upon a time';
  expect(await told(TREE, ['summary: Tree at a height', `summary: ${long}`])).toEqual([
    `${IN_TREE}/get/summary: the title has 72 characters.\nValid: up to 60 characters.\n` +
      'Fix: Say it shorter; details belong into the description.',
  ]);
});

test('the build stops with every problem, in order', () => {
  const problem = (pointer: string) => ({file: 'specs/a.yaml', pointer, what: 'no.', fix: 'Yes.'});
  expect(() => throwProblems([problem('/b'), problem('/a')])).toThrow(
    '[api-reference] 2 problems in specs/.\n\n' +
      'specs/a.yaml#/a: no.\nFix: Yes.\n\nspecs/a.yaml#/b: no.\nFix: Yes.\n',
  );
  expect(() => throwProblems([])).not.toThrow();
});
