import type {ElementContent, Properties, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {
  attributeOf,
  isElementNode,
  isTable,
  setAttribute,
  tagOf,
  type ElementNode,
} from './shapeTable';

/** HTML elements that the site renders without a component. */
const PLAIN = /^(thead|tbody|tr|t[hd]|p|span|strong|em|code|kbd|samp|w?br)$/;

/**
 * Turns the rows of a table from the data into HTML, unless they link to other pages or contain a
 * component. A command reference has thousands of cells, and React would have to hydrate each of
 * them. Must run last, because other plugins can't look into HTML strings.
 */
export function rehypeTableHtml() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (table) => {
      if (!isTable(table)) return undefined;
      let isTablePlain = true;
      visit(table, (node) => {
        if (node === table || node.type === 'text') return undefined;
        if (isElementNode(node) && isPlain(node)) return undefined;
        isTablePlain = false;
        return EXIT;
      });
      if (!isTablePlain) return SKIP;
      setAttribute(table, 'html', toHtml(table.children.map(toElement)));
      table.children = [];
      return SKIP;
    });
  };
}

/** Links within the page are plain; the framework has to handle links to other pages. */
function isPlain(node: ElementNode): boolean {
  const tag = tagOf(node);
  return PLAIN.test(tag) || (tag === 'a' && attributeOf(node, 'href').startsWith('#'));
}

/** Converts JSX to HTML elements; in tables from the data, all attributes are strings. */
function toElement(node: ElementContent): ElementContent {
  if (!isElementNode(node)) return node;
  const children = node.children.map(toElement);
  if (node.type === 'element') return {...node, children};
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute')
      properties[attribute.name] = attribute.value as string;
  }
  return h(tagOf(node), properties, children);
}
