import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {shapeTable} from './shapeTable';

const row = (tag: string, cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function shapedHtml(head: string[], ...body: string[][]): string {
  const html = `<table><thead>${row('th', head)}</thead><tbody>${body.map((cells) => row('td', cells)).join('')}</tbody></table>`;
  const [table] = fromHtml(html, {fragment: true}).children as Element[];
  shapeTable(table!);
  return print(table!);
}

const ATTRIBUTES: Record<string, string> = {className: 'class', dataLabel: 'data-label'};

function print(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties)
    .map(([name, value]) => ` ${ATTRIBUTES[name]}="${String(value)}"`)
    .join('');
  const content = node.children.map(print).join('');
  return `<${node.tagName}${attributes}>${node.tagName === 'wbr' ? '' : `${content}</${node.tagName}>`}`;
}

test('numbers with the same unit are right-aligned, and so is their header', () => {
  const html = shapedHtml(['Version', 'Height', 'Fee'], ['v1', '1,200', '2%'], ['v2', '', '10%']);
  expect(html.match(/<t[hd] class="number">[^<]*/g)).toEqual([
    '<th class="number">Height',
    '<th class="number">Fee',
    '<td class="number">1,200',
    '<td class="number">2%',
    '<td class="number">',
    '<td class="number">10%',
  ]);
});

test.each([
  ['of two units', '10 blocks', '20%'],
  ['next to words', '10', 'none'],
  ['that are dates', '2026-01-02', '2026-01-03'],
  ['that are versions', 'v1.2', 'v1.3'],
])('numbers %s are left-aligned', (_name, first, second) => {
  expect(shapedHtml(['Name', 'Value'], ['a', first], ['b', second])).not.toContain('number');
});

test('a date stays on one line, but text with a date may break', () => {
  const html = shapedHtml(
    ['Firm', 'Report'],
    ['a', '2026-01-02'],
    ['b', '2026-01'],
    ['c', 'by 2026-01-02'],
  );
  expect(html.match(/<td class="date">[^<]*/g)).toEqual([
    '<td class="date">2026-01-02',
    '<td class="date">2026-01',
  ]);
});

const PROSE = 'A sentence that needs room to be read.';

test('a table with prose that is too wide for a phone labels each cell with its column', () => {
  const html = shapedHtml(
    ['Message', 'Signed by', 'What it does', 'Fee'],
    ['MsgUnjailFinalityProvider', 'the provider', PROSE, ''],
  );
  expect(html).toContain('<table class="stack">');
  expect(html).toContain('<td data-label="Signed by">the provider</td>');
  expect(html).toContain('<td>MsgUnjailFinalityProvider</td>');
  expect(html, 'an empty cell has no label').toContain('<td></td>');
});

test('a table that fits, or that readers use to compare numbers, is not stacked', () => {
  expect(shapedHtml(['Key', 'Meaning'], ['0x01', PROSE])).not.toContain('stack');
  const wide = ['1234567890', '1234567890', '1234567890', '1234567890', '1234567890'];
  expect(shapedHtml(wide, wide)).not.toContain('stack');
});

test('long identifiers may break between words, short ones may not', () => {
  const path = '<code>/babylon/finality/v1/{height}</code>';
  const html = shapedHtml(['A', 'B'], ['a', path], ['b', '<code>MsgUnjailFinalityProvider</code>']);
  expect(html).toContain('<code>/babylon/<wbr>finality/<wbr>v1/<wbr>{height}</code>');
  expect(html).toContain('Msg<wbr>Unjail<wbr>Finality<wbr>Provider');
  expect(shapedHtml(['A', 'B'], ['a', '<code>fp_btc_pk</code>'])).not.toContain('wbr');
});

test('row names may also break in a table with many columns', () => {
  const name = '<code>AdvancedResetLastVotedHeight</code>';
  expect(shapedHtml(['Key', 'Type', 'Default', 'Meaning'], [name, 'a', 'b', 'c'])).toContain(
    '<wbr>',
  );
  expect(shapedHtml(['Key', 'Type', 'Meaning'], [name, 'a', 'c'])).not.toContain('<wbr>');
});
