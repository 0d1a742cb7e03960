import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A title that names the kind of its callout itself. */
const SAYS_ITS_KIND = 'Irreversible';

/**
 * Puts the kind of a callout before its own title: `Warning: Not live`, because not everyone sees
 * color and icon.
 */
export function rehypeCallouts() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties, children: [first]}) => {
      if (tagName !== 'admonition') return;
      const kind = String(properties.type);
      const word = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: `;
      if (typeof properties.title === 'string' && properties.title !== SAYS_ITS_KIND) {
        properties.title = word + properties.title;
      }
      // A title with code or a link in it.
      if (first?.type === 'element' && first.tagName === 'mdxAdmonitionTitle') {
        first.children.unshift({type: 'text', value: word});
      }
    });
  };
}
