import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {isElementNode, isTable, shapeTable} from './shapeTable';

/**
 * Makes Markdown tables accessible: each is put into a scrollable box that can have keyboard focus
 * and is named after the heading above it, and empty header cells, such as the corner of a comparison,
 * become ordinary cells, because screen readers announce headers. Also lays out these tables, and
 * those from the data, by their contents.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    // Must run before the tables are put into boxes, which aren't visited again.
    visit(tree, (node) => {
      if (isElementNode(node) && isTable(node)) shapeTable(node);
    });
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      visit(node, 'element', (cell) => {
        if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
      });
      parent.children[index] = box(node, heading);
      return SKIP;
    });
  };
}

function box(table: Element, heading: string): Element {
  const ariaLabel = heading ? `Table: ${heading}` : 'Table';
  return h('div.table-box', {role: 'group', tabIndex: 0, ariaLabel}, table);
}
