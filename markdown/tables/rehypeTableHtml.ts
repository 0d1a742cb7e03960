import type {ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {attributeOf, isPart, isTable, setAttribute, tagOf, type Part} from './shapeTable';

/** Elements that no component of the site replaces. */
const PLAIN = /^(thead|tbody|tr|t[hd]|p|span|strong|em|code|kbd|samp|w?br)$/;

/**
 * Turns the rows of a table from the data into HTML, unless they link to other pages or contain a
 * component. A command reference has thousands of cells, and the framework would create each of them
 * again when it starts. Must run last, because other steps don't see into HTML.
 */
export function rehypeTableHtml() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (table) => {
      if (!isTable(table)) return undefined;
      let isPlain = true;
      visit(table, (node) => {
        if (node === table || node.type === 'text') return undefined;
        if (isPart(node) && isPlainPart(node)) return undefined;
        isPlain = false;
        return EXIT;
      });
      if (!isPlain) return SKIP;
      setAttribute(table, 'html', toHtml(table.children.map(elementOf)));
      table.children = [];
      return SKIP;
    });
  };
}

/** The framework handles only links to other pages. */
function isPlainPart(part: Part): boolean {
  const tag = tagOf(part);
  return PLAIN.test(tag) || (tag === 'a' && attributeOf(part, 'href').startsWith('#'));
}

/** A part as an element, whose attributes are strings in tables from the data. */
function elementOf(node: ElementContent): ElementContent {
  if (!isPart(node)) return node;
  const children = node.children.map(elementOf);
  if (node.type === 'element') return {...node, children};
  const properties: Properties = {};
  for (const one of node.attributes) {
    if (one.type === 'mdxJsxAttribute') properties[one.name] = one.value as string;
  }
  return h(tagOf(node), properties, children);
}
