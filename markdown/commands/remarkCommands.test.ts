import type {Heading, PhrasingContent, Root} from 'mdast';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {defineCli} from '../../data/cli/schema';
import {expandCommands} from './remarkCommands';

const name = {name: 'name', type: 'string', default: '', meaning: 'Its name.'} as const;
const node = {name: 'node', type: 'string', default: 'x:1', meaning: 'Node to query.'} as const;
const home = {name: 'home', type: 'string', default: '~', meaning: 'Folder.'} as const;
const gas = {name: 'gas', type: 'uint64', default: '7', meaning: 'Gas limit.'} as const;
const note = {name: 'note', type: 'string', default: '', meaning: 'Memo.'} as const;
const yes = {
  name: 'yes',
  shorthand: 'y',
  type: 'bool',
  default: 'false',
  meaning: 'Skips the prompt.',
};

const toy = defineCli({
  binary: 'toyd',
  title: 'toyd',
  purpose: 'Is a toy.',
  framework: 'cobra',
  versions: 'v1',
  source: {id: 'BBN', path: 'cmd/toyd/root.go'},
  asOf: '2026-07-01',
  flagSets: {
    global: {title: 'Flags of every command', flags: [home]},
    tx: {title: 'Transaction flags', flags: [gas, node, name, note, {...yes, type: 'bool'}]},
    offline: {title: 'Offline flags', flags: [gas, name, note, {...yes, type: 'bool'}]},
    chain: {title: 'Chain', flags: [node]},
    odd: {title: 'Odd', flags: [{...gas, meaning: 'Another.'}]},
  },
  globalFlagSets: ['global'],
  commands: [
    {path: ['keys'], usage: 'keys <command>', purpose: 'Manages keys.', group: true},
    {
      path: ['keys', 'add'],
      aliases: ['new'],
      usage: 'keys add <name>',
      purpose: 'Creates a key with `care`.',
      args: [{name: 'name', meaning: 'Name of the key.', required: true, repeated: true}],
      flags: [
        home,
        {...yes, type: 'bool'},
        {
          name: 'backend',
          type: 'string',
          default: 'os',
          meaning: 'Storage of the key.',
          values: ['os', 'test'],
          since: 'v2',
        },
      ],
      source: {id: 'COS', path: 'client/keys'},
      note: 'Write it down.',
      since: 'v1.5',
    },
    {path: ['keys', 'old'], usage: 'keys old', purpose: 'Lists old keys.', until: 'v3'},
    {path: ['send'], usage: 'send', purpose: 'Sends.', flagSets: ['tx']},
    {path: ['sign'], usage: 'sign', purpose: 'Signs.', flagSets: ['offline']},
    {path: ['ask'], usage: 'ask', purpose: 'Asks.', flagSets: ['chain']},
    {path: ['odd'], usage: 'odd', purpose: 'Is odd.', flagSets: ['odd']},
    {path: ['wasm'], usage: 'wasm', purpose: 'Runs.', group: true, partial: 'No page yet.'},
  ],
});

const base = new Map([['toyd', toy]]);
const SHARED = '## Every command\n\n<FlagSet name="toyd global" />\n\n';

/** Transforms a page, with IDs on headings as the framework sets them. */
function expand(page: string, clis = base): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(page);
  visit(tree, 'heading', (heading: Heading) => {
    const id = asText(heading.children).toLowerCase().replaceAll(' ', '-');
    heading.data = {hProperties: {id}};
  });
  expandCommands(tree, 'docs/a.mdx', clis);
  return tree;
}

function expandToMarkdown(page: string): string {
  return toMarkdown(expand(page), {extensions: [mdxToMarkdown()]});
}

function asText(children: readonly PhrasingContent[]): string {
  return toMarkdown({type: 'paragraph', children: [...children]}).trim();
}

/** Text of each table row, with cells separated by ` | `. */
function rowsOf(page: string): string[] {
  const rows: string[] = [];
  visit(expand(page), 'mdxJsxFlowElement', ({name: tag, children}) => {
    if (tag !== 'tr') return;
    const cells = children as unknown as {children: PhrasingContent[]}[];
    rows.push(cells.map((cell) => asText(cell.children)).join(' | '));
  });
  return rows;
}

test('flags of two programs on a page have different anchors', () => {
  const other = {...toy, binary: 'gamed'};
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('## A\n\n<FlagSet name="toyd global" />\n\n## B\n\n<FlagSet name="gamed global" />\n');
  expandCommands(
    tree,
    'docs/a.mdx',
    new Map([
      ['toyd', toy],
      ['gamed', other],
    ]),
  );
  const ids: unknown[] = [];
  visit(tree, 'link', ({data}) => void ids.push(data?.hProperties?.['id']));
  expect(ids).toEqual(['toyd-flags-global--home', 'gamed-flags-global--home']);
});

test('a command element becomes the purpose, usage, remarks, arguments, flags and links of its command', () => {
  const page = `${SHARED}## keys add\n\n<Command name="toyd keys add" />\n`;
  const section = expandToMarkdown(page).split('## keys add')[1];
  expect(section).toContain('Creates a key with `care`.');
  expect(section).toContain('```bash\ntoyd keys add <name>\n```');
  expect(section).toContain('Alias: `new`. Since `toyd` v1.5. Write it down.');
  expect(section).toContain('Shared flags: [flags of every command](#every-command).');
  expect(section).toContain('source="cosmos-sdk, client/keys"');
  expect(section).toContain('asOf="2025-07-25"');
  expect(rowsOf(page).slice(2)).toEqual([
    'Argument | Required | Meaning',
    '`name` | yes, one or more | Name of the key.',
    'Flag | Short | Type | Default | Meaning',
    // `home` is in the set of every command and is not listed twice.
    '[`--yes`](#keys-add--yes) | `-y` | boolean | off | Skips the prompt.',
    '[`--backend`](#keys-add--backend) |  | string | `os` | Storage of the key. One of `os`, `test`. Since v2.',
  ]);
});

test('a command of a module links to its API page or message and to the module', () => {
  const page = (name: string) =>
    unified().use(remarkParse).use(remarkMdx).parse(`## It\n\n<Command name="${name}" />\n`);
  const links = (name: string) => {
    const tree = page(name);
    const heading = tree.children[0] as Heading;
    heading.data = {hProperties: {id: 'it'}};
    // Shared flags don't matter here, so the program has only the command and its groups.
    const [binary = '', ...words] = name.split(' ');
    const commands = words.map((_, last) => {
      const path = words.slice(0, last + 1);
      const command = {path, usage: path.join(' '), purpose: 'Does it.'};
      return last < words.length - 1 ? {...command, group: true as const} : command;
    });
    expandCommands(
      tree,
      'docs/a.mdx',
      new Map([[binary, {...toy, binary, globalFlagSets: [], commands}]]),
    );
    const urls: string[] = [];
    visit(tree, 'link', ({url}) => {
      if (url.startsWith('/')) urls.push(url);
    });
    return urls;
  };
  const module = '/guides/architecture/babylon_genesis_modules/incentive/';
  expect(links('babylond query incentive params')).toEqual([
    '/api/babylon-gRPC/incentive-params/',
    module,
  ]);
  expect(links('babylond tx incentive withdraw-reward')).toEqual([`${module}#messages`, module]);
  expect(links('babylond query incentive')).toEqual([module]);
  expect(links('toyd keys')).toEqual([]);
});

test('each flag has an anchor', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('## K\n\n<FlagSet name="toyd tx" />');
  expandCommands(tree, 'a.mdx', base);
  const ids: unknown[] = [];
  visit(tree, 'link', ({data}) => void ids.push(data?.hProperties?.['id']));
  expect(ids).toEqual([
    'flags-tx--gas',
    'flags-tx--node',
    'flags-tx--name',
    'flags-tx--note',
    'flags-tx--yes',
  ]);
});

test('a group lists its commands and links to those on the page', () => {
  const page = `${SHARED}## keys\n\n<Command name="toyd keys" />\n\n## keys add\n\n<Command name="toyd keys add" />\n`;
  expect(rowsOf(page)).toEqual(
    expect.arrayContaining([
      '[`add`](#keys-add) | Creates a key with `care`.',
      '`old` | Removed in v3. Lists old keys.',
    ]),
  );
});

test('a link to a flag set begins in lowercase, unless it begins with an acronym', () => {
  const flagSets = {tls: {title: 'TLS flags', flags: [home]}};
  const commands = [{path: ['go'], usage: 'go', purpose: 'Goes.', flagSets: ['tls']}];
  const page = expand(
    '## Security\n\n<FlagSet name="toyd tls" />\n\n## go\n\n<Command name="toyd go" />\n',
    new Map([['toyd', {...toy, flagSets, globalFlagSets: [], commands}]]),
  );
  expect(toMarkdown(page, {extensions: [mdxToMarkdown()]})).toContain(
    'Shared flags: [TLS flags](#security)',
  );
});

test('the program itself lists all its commands', () => {
  const page = `${SHARED}## toyd\n\n<Command name="toyd" />\n`;
  expect(expandToMarkdown(page)).toContain('Is a toy.');
  expect(rowsOf(page)).toContain('`send` | Sends.');
});

test('a subset of a flag set on the page is described by the flags it has or lacks', () => {
  const page = expandToMarkdown(
    `${SHARED}## Shared\n\n<FlagSet name="toyd tx" />\n\n## ask\n\n<Command name="toyd ask" />\n\n## sign\n\n<Command name="toyd sign" />\n`,
  );
  expect(page).toContain('Shared flags: `--node` of the [transaction flags](#shared)');
  expect(page).toContain('Shared flags: [transaction flags](#shared) without `--node`; ');
});

test('a command without tables cites its source in a sentence, and a partial group refers to its help', () => {
  const page = expandToMarkdown(`${SHARED}## wasm\n\n<Command name="toyd wasm" />\n`);
  expect(page).toContain('`toyd wasm --help` lists its commands.');
  expect(page).not.toContain('No page yet');
  expect(page).toMatch(/Source: \[babylon, cmd\/toyd\/root\.go\]\(.*\), as of 2026-07-01\./);
});

test.each<[string, string, Error]>([
  [
    'an unknown command',
    '## K\n\n<Command name="toyd keys ad" />',
    faultAt(
      'commands/unknown',
      'docs/a.mdx:3',
      '"toyd keys ad"',
      'Nearest: toyd keys add, toyd keys old, toyd keys.',
    ),
  ],
  [
    'a word after a command',
    '## K\n\n<Command name="toyd send money" />',
    faultAt('commands/unknown', 'docs/a.mdx:3', '"toyd send money"', 'Nearest: toyd send, '),
  ],
  [
    'an unknown program',
    '## K\n\n<Command name="toy keys" />',
    faultAt('commands/program', 'docs/a.mdx:3', '"toy"', 'Nearest: toyd.', 'data/cli/toy/index.ts'),
  ],
  [
    'an unknown flag set',
    '## K\n\n<FlagSet name="toyd tax" />',
    faultAt('commands/unknown', 'docs/a.mdx:3', '"toyd tax"', 'Nearest: toyd tx, toyd odd, '),
  ],
  [
    'a missing name',
    '## K\n\n<Command />',
    faultAt('page/attribute', 'docs/a.mdx:3', '<Command name="babylond keys add" />'),
  ],
  [
    'an element without a heading above it',
    '<Command name="toyd keys" />',
    faultAt('commands/heading', 'docs/a.mdx:1', '<Command name="toyd keys" />'),
  ],
  [
    'a command in a list',
    '## K\n\n- <Command name="toyd keys" />',
    faultAt('commands/heading', 'docs/a.mdx:3', '<Command name="toyd keys" />'),
  ],
  [
    'a repeated command',
    `${SHARED}## K\n\n<Command name="toyd keys" />\n\n<Command name="toyd keys" />`,
    faultAt('commands/twice', 'docs/a.mdx:9', '<Command name="toyd keys" />'),
  ],
  [
    'a flag set that is not on the page',
    `${SHARED}## K\n\n<Command name="toyd odd" />`,
    faultAt('commands/flag-set-missing', 'docs/a.mdx:7', '"toyd odd"', 'On the page: global.'),
  ],
])('%s is rejected', (_name, page, fault) => {
  expect(() => expandToMarkdown(page)).toThrow(fault);
});
