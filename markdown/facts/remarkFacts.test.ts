import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {buildFactBase, type FactBase} from '../../data/load';
import type {FactGroup} from '../../data/schema';
import {expandFactsInText} from './findFact';
import {expandFacts, remarkFacts} from './remarkFacts';

const base: FactBase = buildFactBase(
  [
    {
      group: 'chain.staking',
      title: 'Staking',
      source: {id: 'BBN', path: 'x.go'},
      asOf: '2026-07-21',
      facts: {
        'min-value-sat': {label: 'Least', value: 500_000, unit: 'satoshi', meaning: 'Less fails.'},
        'unbonding-blocks': {
          label: 'Unbonding',
          value: 301,
          unit: 'bitcoin-blocks',
          meaning: 'Waiting time.',
          asOf: '2026-10-01',
          unverified: 'Not queried on the chain',
        },
      },
    },
  ],
  [
    {
      id: 'caps',
      title: 'Caps',
      columns: [
        {key: 'cap', label: 'Cap'},
        {key: 'amount', label: 'Amount', unit: 'BTC', align: 'right'},
      ],
      rows: [
        {cap: '1', amount: '1,000'},
        {cap: '2', amount: '', unverified: 'Announced only'},
      ],
      source: {id: 'BBN', path: 'y.go'},
      asOf: '2026-07-21',
      further: [{part: 'Cap 2', source: {id: 'FORUM', path: 'a post'}, asOf: '2025-04-30'}],
      note: 'Both have ended.',
    },
    {
      id: 'linked',
      title: 'Linked',
      columns: [{key: 'name', label: 'Name', format: 'code', link: 'page'}],
      rows: [{name: 'Params', page: '/api/params/'}, {name: 'None'}],
      source: {id: 'BBN', path: 'y.go'},
      asOf: '2026-07-21',
    },
  ],
);

function element(name: string, attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 2}},
  };
}

function run(name: string, attributes: Record<string, string>): MdxJsxFlowElement {
  const node = element(name, attributes);
  expandFacts({type: 'root', children: [node]} as unknown as Root, base, 'docs/a.mdx');
  return node;
}

function texts(node: unknown): string[] {
  const {
    type,
    value,
    children = [],
  } = node as {
    type: string;
    value?: string;
    children?: unknown[];
  };
  return type === 'text' ? [value ?? ''] : children.flatMap(texts);
}

test('a fact gets its text in the requested format', () => {
  const text = (attributes: Record<string, string>) =>
    run('Fact', {id: 'chain.staking.min-value-sat', ...attributes}).attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'text',
    )?.value;
  expect(text({})).toBe('0.005 BTC');
  expect(text({show: 'sat'})).toBe('500,000 sat');
  expect(text({show: 'bare'})).toBe('0.005');
});

test('the error for an unknown fact contains the page, line, closest match, valid IDs and fix', () => {
  expect(() => run('Fact', {id: 'chain.staking.min-valu-sat'})).toThrow(
    faultAt(
      'facts/unknown',
      'docs/a.mdx:7',
      '"chain.staking.min-valu-sat"',
      'Nearest: chain.staking.min-value-sat, chain.staking.unbonding-blocks.',
      'In chain.staking: min-value-sat, unbonding-blocks.',
      'data/facts/',
    ),
  );
});

test('the error for an unknown group lists the existing groups', () => {
  expect(() => run('Fact', {id: 'chian.min'})).toThrow(
    faultAt('facts/unknown', 'docs/a.mdx:7', 'Groups: chain.staking.'),
  );
  expect(() => run('FactTable', {group: 'chain.stake'})).toThrow(
    faultAt(
      'facts/unknown',
      'docs/a.mdx:7',
      '"chain.stake"',
      'Valid: chain.staking.',
      'data/facts/',
    ),
  );
});

test('an unknown or unsuitable format is rejected with the valid ones', () => {
  const id = 'chain.staking.unbonding-blocks';
  expect(() => run('Fact', {id, show: 'btc'})).toThrow(
    faultAt('facts/show', 'docs/a.mdx:7', '"btc"', 'Valid: bare, sat, ubbn, duration, raw.'),
  );
  expect(() => run('Fact', {id, show: 'sat'})).toThrow(
    faultAt('facts/show-unit', 'docs/a.mdx:7', id, '"sat"', 'satoshi', 'bitcoin-blocks'),
  );
});

test('a fact without an ID is rejected with an example', () => {
  expect(() => run('Fact', {})).toThrow(
    faultAt('page/attribute', 'docs/a.mdx:7', '<Fact id="…" />'),
  );
});

test('a group becomes a table of its facts', () => {
  const node = run('FactTable', {group: 'chain.staking'});
  expect(node.name).toBe('DataTable');
  expect(texts(node)).toEqual([
    ...['Name', 'Value', 'Meaning'],
    ...['Least', 'Less fails.'],
    ...['Unbonding', 'Waiting time. Not verified: Not queried on the chain.'],
  ]);
});

test('a table says why values are not verified, in one note below it if they all share the reason', () => {
  const least = {label: 'Least', value: 1, unit: 'satoshi', meaning: 'Less fails.'} as const;
  const group = (facts: FactGroup['facts']) =>
    buildFactBase(
      [
        {
          group: 'g',
          title: 'G',
          source: {id: 'BBN', path: 'x.go'},
          asOf: '2026-07-21',
          facts,
        },
      ],
      [],
    );
  const table = (facts: FactGroup['facts']) => {
    const node = element('FactTable', {group: 'g'});
    expandFacts({type: 'root', children: [node]} as unknown as Root, group(facts), 'docs/a.mdx');
    return node;
  };
  const partlyVerified = table({a: {...least, unverified: 'Not read from the chain.'}, b: least});
  expect(texts(partlyVerified)).toContain('Less fails. Not verified: Not read from the chain.');
  expect(texts(partlyVerified)).toContain('Less fails.');
  const unverified = table({a: {...least, unverified: 'Query a node'}});
  expect(texts(unverified)).toContain('Less fails.');
  expect(unverified.attributes).toContainEqual(
    expect.objectContaining({name: 'note', value: 'Not verified: Query a node.'}),
  );
});

test('a table shows its columns with their units, and its rows', () => {
  expect(texts(run('DataTable', {id: 'caps'}))).toEqual([
    ...['Cap', 'Amount (BTC)', '1', '1,000'],
    ...['2', ' (not verified)', ''],
  ]);
});

test('a cell links to the page that its row specifies, if any', () => {
  const cells = JSON.stringify(run('DataTable', {id: 'linked'}));
  expect(cells.match(/"type":"link","url":"[^"]+"/g)).toEqual([
    '"type":"link","url":"/api/params/"',
  ]);
  expect(texts(run('DataTable', {id: 'linked'}))).toEqual(['Name', 'Params', 'None']);
});

const attribute = (node: MdxJsxFlowElement, name: string) =>
  node.attributes.find((candidate) => 'name' in candidate && candidate.name === name)?.value;

test('the note of a table lists further sources, its own note and why a row is not verified', () => {
  expect(attribute(run('DataTable', {id: 'caps'}), 'note')).toBe(
    'Cap 2: Babylon Foundation forum, a post, as of 2025-04-30. Both have ended. ' +
      'Not verified (2): Announced only.',
  );
});

test('only a value that is not verified has a mark', () => {
  const mark = (id: string) => attribute(run('Fact', {id}), 'mark');
  expect(mark('chain.staking.unbonding-blocks')).toBe('not verified');
  expect(mark('chain.staking.min-value-sat')).toBeUndefined();
});

test('a value in a fact table has no mark, because the reason is in its row', () => {
  const table = JSON.stringify(run('FactTable', {group: 'chain.staking'}));
  expect(table).toContain('"value":"301 Bitcoin blocks"');
  expect(table).not.toContain('"name":"mark"');
});

test('a fact table is dated from its oldest to its newest value', () => {
  expect(attribute(run('FactTable', {group: 'chain.staking'}), 'asOf')).toBe(
    '2026-07-21 to 2026-10-01',
  );
});

test('the dates of the oldest and the newest value on a page are returned', () => {
  const datesOf = (...nodes: MdxJsxFlowElement[]) =>
    expandFacts({type: 'root', children: nodes} as unknown as Root, base, 'docs/a.mdx');
  const min = () => element('Fact', {id: 'chain.staking.min-value-sat'});
  expect(datesOf()).toEqual([]);
  expect(datesOf(min(), min())).toEqual(['2026-07-21']);
  expect(datesOf(min(), element('FactTable', {group: 'chain.staking'}))).toEqual([
    '2026-07-21',
    '2026-10-01',
  ]);
  expect(datesOf(min(), element('DataTable', {id: 'caps'}))).toEqual(['2025-04-30', '2026-07-21']);
});

test('the error for an unknown table lists the valid ones', () => {
  expect(() => run('DataTable', {id: 'cap'})).toThrow(
    faultAt('facts/unknown', 'docs/a.mdx:7', '"cap"', 'Valid: caps, linked.', 'data/tables/'),
  );
});

test('facts in figures are replaced, and an unknown one is reported with its line', () => {
  const svg = '<text>\n{{fact:chain.staking.unbonding-blocks|bare}} blocks</text>';
  expect(expandFactsInText(svg, base, 'figures/a.svg')).toBe('<text>\n301 blocks</text>');
  expect(() => expandFactsInText('\n{{fact:chain.staking.x}}', base, 'figures/a.svg')).toThrow(
    faultAt('facts/unknown', 'figures/a.svg:2', '"chain.staking.x"'),
  );
});

test('front matter lists the newer versions that changed the sources of the page', async () => {
  const record = [
    {version: 'babylond v4.4.0', repository: 'a/b', noticed: '2026-12-01', pages: ['/a/']},
  ];
  const frontMatterOf = async (name: string) => {
    const frontMatter: Record<string, unknown> = {};
    const file = new VFile({path: path.resolve(name), data: {frontMatter}});
    await remarkFacts(record)({type: 'root', children: []}, file);
    return frontMatter;
  };
  expect(await frontMatterOf('docs/a.mdx')).toEqual({newerSources: ['babylond v4.4.0']});
  expect(await frontMatterOf('docs/b.mdx')).toEqual({});
});
