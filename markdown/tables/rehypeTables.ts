import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {isPart, isTable, shapeTable} from './shapeTable';

/**
 * Makes Markdown tables usable without a mouse: a wide one scrolls in a box that takes the
 * keyboard and is named after the heading above it, and an empty header cell, such as the corner
 * of a comparison, becomes an ordinary cell, because a screen reader announces headers. These and
 * tables from the data are laid out by their contents.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    // Before tables are put into boxes, where they aren't visited again.
    visit(tree, (node) => {
      if (isPart(node) && isTable(node)) shapeTable(node);
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
