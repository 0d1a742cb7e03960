import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Elements whose text is typed or compared exactly. */
const LITERAL = new Set(['code', 'kbd', 'samp']);

/**
 * Marks code as not translatable: the translation feature of a browser would change commands,
 * addresses and names, and readers would copy the changed text.
 */
export function rehypeUntranslated() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && LITERAL.has(node.tagName)) {
        node.properties.translate = 'no';
        return;
      }
      const {name, attributes} = node as unknown as Partial<MdxJsxFlowElement>;
      if (!name || !attributes || !LITERAL.has(name)) return;
      const isMarked = attributes.some((item) => 'name' in item && item.name === 'translate');
      if (!isMarked) attributes.push({type: 'mdxJsxAttribute', name: 'translate', value: 'no'});
    });
  };
}
