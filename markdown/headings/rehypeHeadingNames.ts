import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {textOf} from '../tables/shapeTable';

/**
 * Sets the accessible name of each heading with an anchor to its text. The theme adds a link whose name
 * repeats the heading, so screen readers would read every heading twice.
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
