import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {faultAt} from '../../../config/testing/faultAt';
import type {Socket} from '../load/sockets';
import {loadApi} from '../load/loadApi';
import {checkPages} from './checkPages';

const FIXTURES = path.resolve(__dirname, '../fixtures');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

/** Faults of the fixture after changes to one of its files. */
async function faultsAfter(file: string, ...changes: readonly (readonly [string, string])[]) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'api-'));
  folders.push(root);
  cpSync(FIXTURES, root, {recursive: true});
  const target = path.join(root, 'api/specs/babylon-grpc', file);
  let text = readFileSync(target, 'utf8');
  for (const [from, to] of changes) {
    expect(text, `${file} contains the text that the test replaces`).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(target, text);
  return (await loadApi(root, 'babylon-grpc')).faults;
}

test('the fixture has no fault', async () => {
  expect(await faultsAfter('openapi.yaml')).toEqual([]);
});

test('a missing document is a fault', async () => {
  const {faults} = await loadApi(FIXTURES, 'comet-bft');
  expect(faults).toEqual([faultAt('api-reference/document', 'api/specs/comet-bft/openapi.yaml')]);
});

const MAIN = 'openapi.yaml';
const TREE = 'paths/tree-at-height.yaml';
const SOW = 'paths/sow.yaml';
const SCHEMAS = 'schemas/trees.yaml';
const VALUE = '/get/responses/200/content/application~1json/examples/young/value';
const KEYWORDS = Array.from({length: 13}, (_, index) => `word ${index}`).join(', ');
const LONG = 'A tree in its state at a height that somebody asked for, once upon a time';
const LOST =
  "examples:\n            lost: {summary: Lost, value: {code: 13, message: 'lost <b>it</b> {all}'}}";

/** A file, a replacement in it, and the rule, location and values of the expected fault. */
const VIOLATIONS: readonly (readonly [
  file: string,
  from: string,
  to: string,
  rule: string,
  location: string,
  ...values: string[],
])[] = [
  [MAIN, 'title: Orchard', 'title: Or: chard', 'yaml', MAIN, '3:12'],
  [TREE, 'summary: Tree', 'summary: Tree: a', 'yaml', TREE, '3:16'],
  [
    MAIN,
    'trees.yaml#/Branch',
    'trees.yaml#/Brunch',
    'no-unresolved-refs',
    `${MAIN}#/components/schemas/Branch`,
  ],
  [
    MAIN,
    SOW,
    'paths/saw.yaml',
    'no-unresolved-refs',
    `${MAIN}#/paths/~1orchard~1v1~1seeds`,
    'saw.yaml',
  ],
  [TREE, 'in: path', 'inn: path', 'struct', `${TREE}#/get/parameters/0/inn`, 'in'],
  [
    TREE,
    '  summary:',
    `  x-keywords: [${KEYWORDS}]\n  summary:`,
    'rule/keywords',
    `${TREE}#/get/x-keywords`,
    '12',
  ],
  [
    TREE,
    'operationId: treeAtHeight',
    'operationId: sow',
    'operation-operationId-unique',
    `${SOW}#/post/sow`,
  ],
  [MAIN, 'x-slug: seeds', 'x-slug: trees', 'slug', `${MAIN}#/tags/1/x-slug`, '"trees"'],
  [
    MAIN,
    'x-slug: seeds',
    'x-slug: Seeds of it',
    'rule/tag-slug',
    `${MAIN}#/tags/1/x-slug`,
    'lowercase',
  ],
  [MAIN, 'x-title: Seeds, ', '', 'rule/tag-title', `${MAIN}#/tags/1/x-title`],
  [
    MAIN,
    ', description: What is sown in the orchard.',
    '',
    'tag-description',
    `${MAIN}#/tags/1/description`,
  ],
  [
    TREE,
    'x-slug: tree-at-height',
    'x-slug: a-tree',
    'pages/files',
    `${TREE}#/get/x-slug`,
    'a-tree.yaml',
  ],
  [
    TREE,
    'name: height',
    'name: level',
    'path-parameters-defined',
    `${TREE}#/get/parameters`,
    '{height}',
  ],
  [
    TREE,
    'name: height',
    'name: level',
    'path-parameters-defined',
    `${TREE}#/get/parameters/0/name`,
    'level',
  ],
  [
    TREE,
    'required: true',
    'required: false',
    'rule/path-parameter',
    `${TREE}#/get/parameters/0/required`,
  ],
  [TREE, 'tags: [trees]', 'tags: [shrubs]', 'operation-tag-defined', `${TREE}#/get/tags/0`],
  [TREE, 'tags: [trees]', 'tags: [trees, seeds]', 'operation-singular-tag', `${TREE}#/get/tags`],
  [TREE, 'tags: [trees]', 'tags: [seeds]', 'tag', `${MAIN}#/tags/0`, '"trees"'],
  [
    MAIN,
    'x-title: Trees',
    'x-title: Trees, x-groups: [old]',
    'group',
    `${TREE}#/get/x-group`,
    'old',
  ],
  [
    TREE,
    "age: '3'",
    "age: 'three'",
    'no-invalid-media-type-examples',
    `${TREE}#${VALUE}/tree/age`,
    'pattern',
  ],
  [
    TREE,
    'bark: null',
    'moss: null',
    'no-invalid-media-type-examples',
    `${TREE}#${VALUE}/tree/moss`,
    'moss',
  ],
  [
    TREE,
    "example: '12'",
    'example: 12',
    'no-invalid-parameter-examples',
    `${TREE}#/get/parameters/0/example`,
  ],
  [
    SCHEMAS,
    '  x-slug: tree',
    '  x-slug: tree\n  examples: [{}]',
    'no-invalid-schema-examples',
    `${SCHEMAS}#/Tree/examples/0`,
    'name',
  ],
  [TREE, "example: '12'", '', 'rule/parameter-example', `${TREE}#/get/parameters/0/example`],
  [
    TREE,
    LOST,
    'x-none: 1',
    'rule/body-example',
    `${TREE}#/get/responses/500/content/application~1json`,
  ],
  [
    TREE,
    'description: The node failed.',
    "description: ''",
    'rule/response',
    `${TREE}#/get/responses/500/description`,
  ],
  [
    SCHEMAS,
    ', description: Name of the kind.',
    '',
    'pages/fields',
    `${SCHEMAS}#/Tree/properties/name`,
  ],
  [
    SCHEMAS,
    'description: A tree with all that grows on it.',
    'x-none: 1',
    'pages/fields',
    `${SCHEMAS}#/Tree`,
  ],
  [
    TREE,
    'description: Height of the block.\n',
    '\n',
    'parameter-description',
    `${TREE}#/get/parameters/0`,
  ],
  [
    SOW,
    'description: Sends a seed to the orchard. It costs what the seed costs.',
    'x-none: 1',
    'operation-description',
    `${SOW}#/post/description`,
  ],
  [
    TREE,
    'summary: Tree at a height',
    `summary: ${LONG}`,
    'rule/title',
    `${TREE}#/get/summary`,
    '60',
  ],
  [TREE, 'summary: Tree at a height', 'summary: A tree.', 'rule/title', `${TREE}#/get/summary`],
];

test.each(VIOLATIONS)(
  'in %s, replacing %j with %j violates %s',
  async (file, from, to, rule, location, ...values) => {
    expect(await faultsAfter(file, [from, to])).toContainEqual(
      faultAt(`api-reference/${rule}`, `api/specs/babylon-grpc/${location}`, ...values),
    );
  },
);

test('examples of a WebSocket method are checked too', async () => {
  const {api} = await loadApi(FIXTURES, 'babylon-grpc');
  if (!api) throw new Error('The fixture cannot be read.');
  const socket = {
    file: 'api/specs/babylon-grpc/websocket/watch.yaml',
    slug: 'watch',
    params: [{name: 'kind', schema: {type: 'string'}, example: 5}],
    responses: [{kind: 'event', value: {result: {length: 1, branches: [], moss: 1}}}],
    eventSchema: 'Branch',
  } as unknown as Socket;
  const locations = checkPages({...api, sockets: [socket]}).map(
    ({location}) => location.split('#')[1],
  );
  expect(locations).toEqual(['/params/0/example', '/responses/0/value/result/moss']);
});
