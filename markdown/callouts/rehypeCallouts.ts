import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A title that is clear without the kind of its callout. */
const TITLE_WITHOUT_KIND = 'Irreversible';

/**
 * Adds the kind of a callout to its custom title, as in `Warning: Not live`, because not everyone sees
 * its color and icon.
 */
export function rehypeCallouts() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties, children: [first]}) => {
      if (tagName !== 'admonition') return;
      const kind = String(properties.type);
      const prefix = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: `;
      if (typeof properties.title === 'string' && properties.title !== TITLE_WITHOUT_KIND) {
        properties.title = prefix + properties.title;
      }
      // A title that contains code or a link is an element.
      if (first?.type === 'element' && first.tagName === 'mdxAdmonitionTitle') {
        first.children.unshift({type: 'text', value: prefix});
      }
    });
  };
}
