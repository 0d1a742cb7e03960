import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildFactBase, loadFacts} from '../../data/load';
import {InputError} from '../readOptions';
import {readUsage} from './readUsage';
import {namesOf, where} from './where';

const root = mkdtempSync(path.join(tmpdir(), 'where-'));
const source = {id: 'BBN', path: 'own/folder/one.go'} as const;
const fact = {label: 'Fee', value: 1, unit: 'ubbn', meaning: 'The fee.'} as const;
const base = buildFactBase(
  [{group: 'g', title: 'G', source, asOf: '2026-01-01', facts: {fee: fact, other: fact}}],
  [],
);

const FILES = {
  'docs/a/group.mdx': '<FactTable group="g" />',
  'docs/a/text.mdx': 'The `LogLevel` of\n\n```toml\nfee = {{fact:g.fee|raw}}\n```',
  'docs/a/drawing.mdx': '<Figure name="drawing" />',
  'docs/a/table.mdx': 'Read [it](/b/).\n\n<DataTable id="costs" />',
  'docs/a/tool.mdx': '<RewardEstimate />',
  'docs/a/example.mdx': '```json file=examples/a.json\n```',
  'docs/a/command.mdx': '```bash\nbabylond tx bank send A B 1ubbn \\\n  --note x\n```',
  'docs/a/flags.mdx':
    '<FlagSet name="babylond tx" />\n\n<Command name="babylond tx epoching unbond" />',
  'src/pages/_part.mdx': '<Fact id="g.fee" show="raw" />',
  'figures/drawing.tall.svg': '<svg>{{fact:g.fee}}</svg>',
  'examples/a.json': '{"fee": "{{fact:g.fee}}"}',
  'data/config/covd.ts': "export default {program: 'covd', keys: [{key: 'LogLevel'}]};",
  'data/tables/costs.ts': "import g from '../facts/g';\nexport default g.facts['fee'];",
  'data/calculators/rewards.ts': "import g from '../facts/g';\nexport default text(g, 'fee');",
  'api/specs/babylon-grpc/paths/params.yaml':
    'get:\n  x-slug: params\n  x-grpc: {service: babylon.epoching.v1.Query}\n  x-cli: babylond query epoching params',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

/** Output lines without headings. */
async function linesOf(query: string): Promise<string[]> {
  const lines: string[] = [];
  expect(await where(query.split(' '), root, base, (line) => lines.push(line))).toBe(0);
  return lines.filter((line) => line.startsWith('  ')).map((line) => line.trim());
}

test('uses of a fact are found on pages, and through tables, drawings, examples and tools', async () => {
  expect(await linesOf('g.fee')).toEqual([
    '/  src/pages/_part.mdx:1',
    '/a/drawing/  docs/a/drawing.mdx:1  via figure drawing',
    '/a/example/  docs/a/example.mdx:1  via example examples/a.json',
    '/a/group/  docs/a/group.mdx:1',
    '/a/table/  docs/a/table.mdx:3  via table costs',
    '/a/text/  docs/a/text.mdx:4',
    '/a/tool/  docs/a/tool.mdx:1  via tool rewards',
    'costs  data/tables/costs.ts',
    'drawing  figures/drawing.tall.svg:1',
    'examples/a.json  examples/a.json:1',
    'rewards  data/calculators/rewards.ts',
  ]);
});

test.each([
  ['g', 'fact', ['/a/group/', '/a/text/']],
  ['own/folder', 'source', ['/a/text/', '/a/group/']],
  ['babylond tx bank send', 'command', ['/a/command/']],
  ['babylond tx epoching', 'command', ['/a/flags/']],
  ['--note', 'flag', ['/a/command/', '/a/flags/']],
  ['babylond --note', 'flag', ['/a/command/']],
  ['LogLevel', 'key', ['/a/text/']],
  ['covd LogLevel', 'key', ['/a/text/']],
  ['epoching', 'module', ['/api/babylon-gRPC/params/']],
  ['babylond query epoching params', 'command', ['/api/babylon-gRPC/params/']],
])('"%s" matches the name of a %s', async (query, kind, pages) => {
  const text = (await linesOf(query)).join('\n');
  for (const page of pages) expect(text).toContain(page);
  const usage = await readUsage(root, base);
  expect(namesOf(usage, query).map((name) => name.split(' ')[0])).toContain(kind);
});

test('uses are read from all project folders', async () => {
  const project = path.resolve(__dirname, '../..');
  const usage = await readUsage(project, await loadFacts());
  const users = new Set([...usage.values()].flat().map(({user}) => user.split(' ')[0]));
  const kinds = ['page', 'api', 'table', 'figure', 'tool', 'fact', 'module', 'command'];
  expect([...users]).toEqual(expect.arrayContaining(kinds));
  const pages = usage.get('fact bbn-1.epoching.epoch-interval')?.map(({user}) => user);
  expect(pages).toContain('page /guides/architecture/babylon_genesis_modules/epoching/');
});

test('an unknown name is rejected with the closest match', async () => {
  const print = () => undefined;
  await expect(where(['g.fees'], root, base, print)).rejects.toThrow(/"g\.fees".*g\.fee\b/);
  await expect(where([], root, base, print)).rejects.toThrow(InputError);
});
