import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFactBase, loadFacts} from '../../data/load';
import {findHandTypedNumbers} from './findHandTypedNumbers';

const PROJECT = path.resolve(__dirname, '../..');

function pages(): string[] {
  return ['docs', 'blog', 'src'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(folder, file)),
  );
}

const base = buildFactBase(
  [
    {
      group: 'g',
      title: 'G',
      source: {id: 'BBN', path: 'x.go'},
      asOf: '2026-07-21',
      facts: {
        least: {label: 'Least', value: 500_000, unit: 'satoshi', meaning: 'Least.'},
        height: {label: 'Height', value: 857_910, unit: 'bitcoin-height', meaning: 'Start.'},
        quorum: {label: 'Quorum', value: 6, unit: 'count', meaning: 'Enough.'},
      },
    },
  ],
  [],
);

test('no page contains a hand-typed number that is in the data', async () => {
  const facts = await loadFacts();
  const problems = pages().flatMap((file) =>
    findHandTypedNumbers(readFileSync(path.join(PROJECT, file), 'utf8'), facts).map(
      ({line, text, ids}) =>
        `${file}:${line}: "${text}" is typed by hand. Fix: write <Fact id="${ids[0]}" />, ` +
        `in code {{fact:${ids[0]}|raw}}` +
        (ids.length > 1 ? ` (or ${ids.slice(1).join(', ')})` : ''),
    ),
  );
  expect(problems).toEqual([]);
});

test('an amount with its unit and a long number are found, with their line', () => {
  expect(
    findHandTypedNumbers('---\ntitle: A\n---\nStake 0.005 BTC\nfrom block 857,910.', base),
  ).toEqual([
    {line: 4, text: '0.005 BTC', ids: ['g.least']},
    {line: 5, text: '857,910', ids: ['g.height']},
  ]);
});

test('short numbers without a unit and parts of longer numbers are ignored', () => {
  expect(findHandTypedNumbers('Invite 6 people, pay 10.005 BTC or 1,857,910.', base)).toEqual([]);
});

test('inline code, blocks without a language, components, links and sources are ignored', () => {
  const page = [
    '`0.005 BTC 857910`',
    '<Fact id="g.least" note="0.005 BTC" />',
    '[here](/a/#0.005 BTC)',
    '```',
    '0.005 BTC',
    '```',
    '## Sources',
    '0.005 BTC',
  ].join('\n');
  expect(findHandTypedNumbers(page, base)).toEqual([]);
});

test('a line with a reason is exempt', () => {
  expect(findHandTypedNumbers('Worth 0.005 BTC. {/* typed: an example */}', base)).toEqual([]);
});

test.each(['toml', 'yaml', 'ini', 'bash', 'console'])(
  'a number in a %s block is found',
  (language) => {
    const page = ['- In a list:', '', `  \`\`\`${language}`, '  a', '  h = 857910', '  ```'];
    expect(findHandTypedNumbers(page.join('\n'), base)).toEqual([
      {line: 5, text: '857910', ids: ['g.height']},
    ]);
  },
);

test('in code, a long number is found unless it is round', () => {
  const page = '```bash\nstake --from-height 857910 --amount 500000sat --fee=500000 --n 6\n```';
  expect(findHandTypedNumbers(page, base).map(({text}) => text)).toEqual(['857910']);
});

test('facts in code, blocks with a reason and blocks in other languages are ignored', () => {
  const page = [
    ...['```bash', 'a {{fact:g.height|raw}}', '```'],
    ...['```toml typed="default of the program"', 'a = 857910', '```'],
    ...['```ts', 'const a = 857910;', '```'],
  ];
  expect(findHandTypedNumbers(page.join('\n'), base)).toEqual([]);
});
