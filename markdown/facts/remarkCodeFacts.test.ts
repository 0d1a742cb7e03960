import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {buildFactBase} from '../../data/load';
import type {JsxElement} from '../jsxElements';
import {expandCodeFacts} from './remarkCodeFacts';

const base = buildFactBase(
  [
    {
      group: 'g',
      title: 'G',
      source: {id: 'BBN', path: 'x.go'},
      asOf: '2026-07-21',
      facts: {
        fee: {label: 'Fee', value: 1_200_000, unit: 'ubbn', meaning: 'Fee.'},
        height: {label: 'Height', value: 857_910, unit: 'bitcoin-height', meaning: 'Start.'},
      },
    },
  ],
  [],
);

function run(...lines: string[]): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n'));
  expandCodeFacts(tree, base, 'docs/a.mdx');
  return tree;
}

test('facts in code and in its title are replaced, including several and repeated ones', () => {
  const [block] = run(
    '```bash title="from {{fact:g.height}}" {1}',
    'a --fees {{fact:g.fee|raw}}ubbn # {{fact:g.fee}}',
    'b {{fact:g.height|raw}} {{fact:g.height|raw}}',
    '```',
  ).children as Code[];
  expect(block?.value).toBe('a --fees 1200000ubbn # 1.2 BABY\nb 857910 857910');
  expect(block?.meta).toBe('title="from 857,910" {1}');
});

test('facts in figure captions are replaced', () => {
  const [figure] = run('<Figure name="x" caption="From {{fact:g.height}} onward." />').children;
  const {attributes} = figure as unknown as JsxElement;
  expect(attributes[1]).toMatchObject({name: 'caption', value: 'From 857,910 onward.'});
});

test('inline code is left unchanged', () => {
  const [paragraph] = run('The form `{{fact:g.fee}}`.').children;
  expect(JSON.stringify(paragraph)).toContain('{{fact:g.fee}}');
});

test.each([
  [['', '```bash', 'a', 'b {{fact:g.x}}', '```'], 4],
  [['', '- List', '', '  ```bash', '  a {{fact:g.x}}', '  ```'], 5],
  [['', '```bash title="{{fact:g.x}}"', 'a', '```'], 2],
  [['', '<Figure name="x" caption="{{fact:g.x}}" />'], 2],
])('an unknown fact is rejected with file and line: %#', (lines, line) => {
  expect(() => run(...lines)).toThrow(faultAt('facts/unknown', `docs/a.mdx:${line}`, '"g.x"'));
});

test('an unsuitable format is rejected with its line', () => {
  expect(() => run('```bash', 'a', '{{fact:g.height|sat}}', '```')).toThrow(
    faultAt('facts/show-unit', 'docs/a.mdx:3', 'g.height', '"sat"'),
  );
});
