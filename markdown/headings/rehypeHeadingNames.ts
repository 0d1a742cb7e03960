import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {textOf} from '../tables/shapeTable';

/**
 * Names each heading with an anchor by its own text. The theme puts a link into it whose name
 * repeats the heading, so a screen reader would read every heading twice.
 */
export function rehypeHeadingNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName) || !node.properties.id) return;
      const name = textOf(node).replace(/\s+/g, ' ').trim();
      if (name) node.properties.ariaLabel = name;
    });
  };
}
