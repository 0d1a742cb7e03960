import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../../data/listFiles';
import {buildFactBase, loadFacts} from '../../data/load';
import type {FactGroup} from '../../data/schema';
import {findUnlabeled} from './findUnlabeled';

const DOCS = path.resolve(__dirname, '../../docs');

test('no page for both networks shows a value without saying which network it is for', async () => {
  const base = await loadFacts();
  const found = listFiles(DOCS)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      findUnlabeled(readFileSync(path.join(DOCS, file), 'utf8'), base).map(
        ({line, id, network}) =>
          `docs/${file}:${line}: ${id} is a value of ${network}, and the page is for both networks.\n` +
          'Fix: name the network in the sentence, show the values of both, or mark a sentence that ' +
          `names it for the section with {/* network: ${network} */}.`,
      ),
    );
  expect(found, `\n${found.join('\n\n')}\n`).toEqual([]);
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

/** Lines of a page for both networks on which a value has no label, counted from its first line. */
function linesOf(body: string, networks = '[bbn-1, bbn-test-6]'): number[] {
  const head = `---\nnetwork: ${networks}\n---\n`;
  return findUnlabeled(head + body, base).map(({line}) => line - 3);
}

const MAIN = '<Fact id="bbn-1.a.depth" />';
const TEST = '<Fact id="bbn-test-6.a.depth" />';

test('a value without a label is found, on a page for both networks only', () => {
  expect(linesOf(`Wait.\n\nWait ${MAIN} blocks.`)).toEqual([3]);
  expect(linesOf(`Wait ${MAIN} blocks.`, '[bbn-1]')).toEqual([]);
  expect(linesOf(`On mainnet wait ${TEST} blocks.`)).toEqual([1]);
});

test.each([
  ['the sentence', `On mainnet, wait ${MAIN}.`],
  ['one of two values side by side', `Wait ${MAIN} (${TEST} on the testnet).`],
  ['a heading above', `## Mainnet\n\n### Depth\n\nWait ${MAIN}.`],
  [
    'the head of the table',
    `| | Mainnet | Testnet |\n|---|---|---|\n| Depth | ${MAIN} | ${TEST} |`,
  ],
  ['the sentence before the list', `On bbn-1:\n\n- Wait.\n- Wait ${MAIN}.`],
  ['a marked sentence', `Values are those of mainnet. {/* network: bbn-1 */}\n\n## A\n\n${MAIN}`],
  ['a value that both share', 'Wait <Fact id="bbn-1.a.same" />.'],
  ['a name', 'Join <Fact id="bbn-1.a.id" />.'],
  ['code', `\`\`\`text\n${MAIN}\n\`\`\``],
])('a label or none needed: %s', (_, body) => {
  expect(linesOf(body)).toEqual([]);
});

test('a label applies to its section, and a mark only next to a sentence that names the network', () => {
  expect(linesOf(`## Mainnet\n\n${MAIN}\n\n## Other\n\n${MAIN}`)).toEqual([7]);
  const marked = 'Values of mainnet, unless another is named. {/* network: bbn-1 */}';
  expect(linesOf(`## A\n\n${marked}\n\n${MAIN}\n\n${TEST}\n\n## B\n\n${MAIN}`)).toEqual([7, 11]);
  expect(linesOf(`Wait. {/* network: bbn-1 */}\n\n${MAIN}`)).toEqual([3]);
});
