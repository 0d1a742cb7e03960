import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {telling} from '../../../suggest/testing/faultAt';
import {describeProblem, throwProblems} from '../load/problem';
import {loadApi} from '../loadApi';

const FIXTURES = path.resolve(__dirname, '../fixtures');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

type Told = {place: string; text: string};

/** Problems of the fixture after some words in one of its files were exchanged. */
async function told(file: string, ...changes: readonly [string, string][]): Promise<Told[]> {
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
  return problems.map((problem) => ({
    place: `${problem.file}#${problem.pointer}`,
    text: describeProblem(problem),
  }));
}

/** A problem by its place and the values that its text must name, however they are worded. */
function problemAt(place: string, ...values: string[]): Told {
  const text: unknown = expect.stringMatching(telling(...values, '\nFix: '));
  return {place, text: text as string};
}

const TREE = 'paths/tree-at-height.yaml';
const IN_TREE = `specs/babylon-grpc/${TREE}#`;
const OPENAPI = 'specs/babylon-grpc/openapi.yaml#';
const EXAMPLE = `${IN_TREE}/get/responses/200/content/application~1json/examples/young/value`;

test('the fixture is without a problem', async () => {
  expect(await told(TREE)).toEqual([]);
});

test('a file that is no YAML', async () => {
  const [first] = await told(TREE, ['summary: Tree at a height', 'summary: Tree: at a height']);
  expect(first).toEqual(problemAt(`${IN_TREE}/`, 'YAML'));
});

test('a reference to what is not there', async () => {
  const texts = await told('openapi.yaml', ['trees.yaml#/Branch', 'trees.yaml#/Brunch']);
  expect(texts).toContainEqual(
    problemAt(
      `${OPENAPI}/components/schemas/Branch`,
      'schemas/trees.yaml#/Brunch',
      'Branch, Tree, OrchardError',
    ),
  );
  const [file] = await told('openapi.yaml', ['paths/sow.yaml', 'paths/saw.yaml']);
  expect(file).toEqual(problemAt(`${OPENAPI}/paths/~1orchard~1v1~1seeds`, 'paths/saw.yaml'));
});

test('a key that OpenAPI does not have', async () => {
  const [first] = await told(TREE, ['in: path', 'inn: path']);
  expect(first?.place).toContain(`${IN_TREE}/get/parameters/0`);
});

test('a document that is not there', async () => {
  const {problems} = await loadApi(FIXTURES, 'comet-bft');
  expect(problems).toMatchObject([{file: 'specs/comet-bft/openapi.yaml', pointer: '/'}]);
});

test('more than twelve keywords', async () => {
  const keywords = Array.from({length: 13}, (_, index) => `word ${index}`).join(', ');
  expect(await told(TREE, ['  summary:', `  x-keywords: [${keywords}]\n  summary:`])).toEqual([
    problemAt(`${IN_TREE}/get/x-keywords`, '13', '12'),
  ]);
});

test('an operation id that stands twice', async () => {
  const texts = await told(TREE, ['operationId: treeAtHeight', 'operationId: sow']);
  expect(texts).toEqual([
    problemAt(
      'specs/babylon-grpc/paths/sow.yaml#/post/operationId',
      '"sow"',
      `babylon-grpc/${TREE}`,
    ),
  ]);
});

test('a slug that stands twice, or is none', async () => {
  expect(await told('openapi.yaml', ['x-slug: seeds', 'x-slug: trees'])).toEqual([
    problemAt(`${OPENAPI}/tags/1/x-slug`, '"trees"'),
  ]);
  const [first] = await told('openapi.yaml', ['x-slug: seeds', 'x-slug: Seeds of it']);
  expect(first).toEqual(
    problemAt(`${OPENAPI}/tags/1/x-slug`, '"Seeds of it"', 'Valid: lower-case'),
  );
});

test('a file that is not called as its page', async () => {
  expect(await told(TREE, ['x-slug: tree-at-height', 'x-slug: a-tree'])).toContainEqual(
    problemAt(`${OPENAPI}/paths/~1orchard~1v1~1trees~1{height}`, TREE, 'paths/a-tree.yaml'),
  );
});

test('a path with a parameter that is not declared', async () => {
  const texts = await told(TREE, ['name: height\n      in: path', 'name: level\n      in: path']);
  expect(texts).toEqual([
    problemAt(`${IN_TREE}/get/parameters`, '{height}', 'Valid: level.', 'name: height, in: path'),
    problemAt(`${IN_TREE}/get/parameters`, '{level}', 'Valid: height.', 'in: query'),
  ]);
});

test('a tag that is not there, and one without operations', async () => {
  expect(await told(TREE, ['tags: [trees]', 'tags: [shrubs]'])).toEqual([
    problemAt(`${IN_TREE}/get/tags`, '"shrubs"', 'Valid: trees, seeds.'),
    problemAt(`${OPENAPI}/tags/0`, '"trees"'),
  ]);
});

test('a related operation and a guide that are not there', async () => {
  const texts = await told(TREE, ['[sow]', '[saw]'], ['/guides/overview/', '/guides/nowhere/']);
  expect(texts).toEqual([
    problemAt(`${IN_TREE}/get/x-related/operations/0`, '"saw"', 'sow, tree-at-height'),
    problemAt(`${IN_TREE}/get/x-related/guides/0`, '/guides/nowhere/'),
  ]);
});

test('an example that is not what the schema says', async () => {
  const texts = await told(TREE, ["age: '3'", "age: 'three'"]);
  expect(texts).toEqual([problemAt(`${EXAMPLE}/tree/age`, '(pattern)')]);
});

test('an example with a field that nobody described', async () => {
  const texts = await told(TREE, ['bark: null', 'moss: null']);
  expect(texts).toEqual([
    problemAt(`${EXAMPLE}/tree/moss`, '"moss"', 'Valid: name, age, bark, branches, fruit.'),
  ]);
});

test('a field, a parameter and an operation without a description', async () => {
  const field = await told('schemas/trees.yaml', [', description: Name of the kind.', '']);
  expect(field).toEqual([
    problemAt('specs/babylon-grpc/schemas/trees.yaml#/Tree/properties/name', 'description'),
  ]);
  const parameter = await told(TREE, ['description: Height of the block.\n', '\n']);
  expect(parameter).toEqual([problemAt(`${IN_TREE}/get/parameters/0`, 'height', 'description')]);
  const [operation] = await told('paths/sow.yaml', [
    'description: Sends a seed to the orchard. It costs what the seed costs.',
    'x-none: 1',
  ]);
  expect(operation).toEqual(
    problemAt('specs/babylon-grpc/paths/sow.yaml#/post/description', 'description'),
  );
});

test('a title that is too long, or a sentence', async () => {
  const long = 'A tree as it stood at a height that somebody asked for, once upon a time';
  expect(await told(TREE, ['summary: Tree at a height', `summary: ${long}`])).toEqual([
    problemAt(`${IN_TREE}/get/summary`, '72', 'Valid: up to 60'),
  ]);
});

test('the build stops with every problem, in order', () => {
  const problem = (pointer: string) => ({file: 'specs/a.yaml', pointer, what: 'no.', fix: 'Yes.'});
  expect(() => throwProblems([problem('/b'), problem('/a')])).toThrow(
    /2 problems.*\n\nspecs\/a\.yaml#\/a: no\.\nFix: Yes\.\n\nspecs\/a\.yaml#\/b: no\.\nFix: Yes\.\n/,
  );
  expect(() => throwProblems([])).not.toThrow();
});
