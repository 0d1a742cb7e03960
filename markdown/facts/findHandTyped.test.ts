import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildFactBase, loadFacts} from '../../data/load';
import {findHandTyped} from './findHandTyped';

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

test('no page types a number by hand that the data has', async () => {
  const real = await loadFacts();
  const found = pages().flatMap((file) =>
    findHandTyped(readFileSync(path.join(PROJECT, file), 'utf8'), real).map(
      ({line, text, ids}) =>
        `${file}:${line}: "${text}" is typed by hand. Fix: write <Fact id="${ids[0]}" />, ` +
        `in code {{fact:${ids[0]}|raw}}` +
        (ids.length > 1 ? ` (or ${ids.slice(1).join(', ')})` : ''),
    ),
  );
  expect(found).toEqual([]);
});

test('an amount with its unit and a long number are found, with their line', () => {
  expect(findHandTyped('---\ntitle: A\n---\nStake 0.005 BTC\nfrom block 857,910.', base)).toEqual([
    {line: 4, text: '0.005 BTC', ids: ['g.least']},
    {line: 5, text: '857,910', ids: ['g.height']},
  ]);
});

test('short bare numbers and parts of longer ones are left alone', () => {
  expect(findHandTyped('Ask 6 people, pay 10.005 BTC or 1,857,910.', base)).toEqual([]);
});

test('inline code, unnamed blocks, components, links and the sources are left alone', () => {
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
  expect(findHandTyped(page, base)).toEqual([]);
});

test('a line with a reason is excused', () => {
  expect(findHandTyped('Worth 0.005 BTC. {/* typed: an example */}', base)).toEqual([]);
});

test.each(['toml', 'yaml', 'ini', 'bash', 'console'])('in %s a number is found too', (language) => {
  const page = ['- In a list:', '', `  \`\`\`${language}`, '  a', '  h = 857910', '  ```'];
  expect(findHandTyped(page.join('\n'), base)).toEqual([
    {line: 5, text: '857910', ids: ['g.height']},
  ]);
});

test('in code a long number is found, but not a round one, which may mean anything', () => {
  const page = '```bash\nstake --from-height 857910 --amount 500000sat --fee=500000 --n 6\n```';
  expect(findHandTyped(page, base).map(({text}) => text)).toEqual(['857910']);
});

test('in code, facts, blocks with a reason and other languages are left alone', () => {
  const page = [
    ...['```bash', 'a {{fact:g.height|raw}}', '```'],
    ...['```toml typed="default of the program"', 'a = 857910', '```'],
    ...['```ts', 'const a = 857910;', '```'],
  ];
  expect(findHandTyped(page.join('\n'), base)).toEqual([]);
});
