import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../data/listFiles';
import {buildFactBase, loadFacts} from '../../data/load';
import type {FactGroup} from '../../data/schema';
import {findUnlabeledValues} from './findUnlabeledValues';

const DOCS = path.resolve(__dirname, '../../docs');

test('no page for both networks shows a value without naming its network', async () => {
  const base = await loadFacts();
  const problems = listFiles(DOCS)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      findUnlabeledValues(readFileSync(path.join(DOCS, file), 'utf8'), base).map(
        ({line, id, network}) =>
          `docs/${file}:${line}: ${id} is a value of ${network}, and the page is for both networks.\n` +
          'Fix: name the network in the sentence, show the values of both, or mark a sentence that ' +
          `names it for the section with {/* network: ${network} */}.`,
      ),
    );
  expect(problems, `\n${problems.join('\n\n')}\n`).toEqual([]);
});

const group = (network: 'bbn-1' | 'bbn-test-6', depth: number): FactGroup => ({
  group: `${network}.a`,
  title: 'A',
  network,
  source: {id: 'NET', path: 'x.json'},
  asOf: '2026-07-21',
  facts: {
    depth: {label: 'Depth', value: depth, unit: 'count', meaning: 'Depth.'},
    same: {label: 'Same', value: 6, unit: 'count', meaning: 'Same on both.'},
    id: {label: 'ID', value: network, unit: 'text', meaning: 'Names itself.'},
  },
});
const base = buildFactBase([group('bbn-1', 300), group('bbn-test-6', 100)], []);

/** Lines with unlabeled values on a page for both networks, counted from 1 below the front matter. */
function linesOf(body: string, networks = '[bbn-1, bbn-test-6]'): number[] {
  const frontMatter = `---\nnetwork: ${networks}\n---\n`;
  return findUnlabeledValues(frontMatter + body, base).map(({line}) => line - 3);
}

const MAINNET = '<Fact id="bbn-1.a.depth" />';
const TESTNET = '<Fact id="bbn-test-6.a.depth" />';

test('a value without a label is reported on a page for both networks only', () => {
  expect(linesOf(`Wait.\n\nWait ${MAINNET} blocks.`)).toEqual([3]);
  expect(linesOf(`Wait ${MAINNET} blocks.`, '[bbn-1]')).toEqual([]);
  expect(linesOf(`On mainnet wait ${TESTNET} blocks.`)).toEqual([1]);
});

test.each([
  ['the sentence', `On mainnet, wait ${MAINNET}.`],
  ['one of two values side by side', `Wait ${MAINNET} (${TESTNET} on the testnet).`],
  ['a heading above', `## Mainnet\n\n### Depth\n\nWait ${MAINNET}.`],
  [
    'the header of the table',
    `| | Mainnet | Testnet |\n|---|---|---|\n| Depth | ${MAINNET} | ${TESTNET} |`,
  ],
  ['the sentence before the list', `On bbn-1:\n\n- Wait.\n- Wait ${MAINNET}.`],
  [
    'a marked sentence',
    `Values are those of mainnet. {/* network: bbn-1 */}\n\n## A\n\n${MAINNET}`,
  ],
  ['a value that both share', 'Wait <Fact id="bbn-1.a.same" />.'],
  ['a value that is a name', 'Join <Fact id="bbn-1.a.id" />.'],
  ['a code block', `\`\`\`text\n${MAINNET}\n\`\`\``],
])('a value is accepted because of %s', (_, body) => {
  expect(linesOf(body)).toEqual([]);
});

test('a label applies to its section, and a mark only next to a sentence that names the network', () => {
  expect(linesOf(`## Mainnet\n\n${MAINNET}\n\n## Other\n\n${MAINNET}`)).toEqual([7]);
  const marked = 'Values of mainnet, unless another is named. {/* network: bbn-1 */}';
  expect(linesOf(`## A\n\n${marked}\n\n${MAINNET}\n\n${TESTNET}\n\n## B\n\n${MAINNET}`)).toEqual([
    7, 11,
  ]);
  expect(linesOf(`Wait. {/* network: bbn-1 */}\n\n${MAINNET}`)).toEqual([3]);
});
