import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {rehypeTables} from './rehypeTables';

function run(html: string): Root {
  const tree = fromHtml(html, {fragment: true});
  rehypeTables()(tree);
  return tree;
}

test('a table is wrapped in a focusable group that is labeled with its heading', () => {
  const [, box] = run('<h2>Fees <em>now</em></h2><table><tr><td>1</td></tr></table>')
    .children as Element[];
  expect(box?.tagName).toBe('div');
  expect(box?.properties).toMatchObject({tabIndex: 0, role: 'group', ariaLabel: 'Table: Fees now'});
  expect(box?.children[0]).toMatchObject({tagName: 'table'});
});

test('only an empty header cell becomes an ordinary cell', () => {
  const [box] = run('<table><thead><tr><th></th><th>A</th></tr></thead></table>')
    .children as Element[];
  expect(JSON.stringify(box).match(/"tagName":"t[hd]"/g)).toEqual([
    '"tagName":"td"',
    '"tagName":"th"',
  ]);
});
