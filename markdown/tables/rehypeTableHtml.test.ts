import type {Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {h} from 'hastscript';
import {expect, test} from 'vitest';
import {attributes, jsx, text} from '../tree';
import {rehypeTableHtml} from './rehypeTableHtml';
import {attributeOf} from './shapeTable';

/** A one-cell table from the data, as the plugin transforms it. */
function run(...content: unknown[]): MdxJsxFlowElementHast {
  const cell = jsx('td', attributes({className: 'number'}), content);
  const table = jsx('DataTable', attributes({title: 'Fees'}), [
    jsx('tbody', [], [jsx('tr', [], [cell])]),
  ]) as unknown as MdxJsxFlowElementHast;
  const tree: Root = {type: 'root', children: [table]};
  rehypeTableHtml()(tree);
  return table;
}

test('rows of text and links within the page become HTML', () => {
  const link = h('a', {href: '#fees'}, h('code', {translate: 'no'}, 'a<b'));
  const table = run(link, text(' & more'));
  expect(table.children).toEqual([]);
  expect(attributeOf(table, 'html')).toBe(
    '<tbody><tr><td class="number"><a href="#fees"><code translate="no">a&#x3C;b</code></a> &#x26; more</td></tr></tbody>',
  );
});

test.each([
  ['a link to another page', h('a', {href: '/stakers/'}, 'Stakers')],
  ['a value', jsx('Fact', attributes({id: 'a'}))],
  ['an expression', {type: 'mdxTextExpression', value: '1'}],
])('rows with %s are left to the framework', (_name, node) => {
  const table = run(node);
  expect(table.children).toHaveLength(1);
  expect(attributeOf(table, 'html')).toBe('');
});
