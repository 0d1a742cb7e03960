import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Makes the `details` of API pages plain elements. The framework puts a component in the place
 * of each, which keeps a state, animates, and would bring the page's text into its script.
 */
export function rehypeFolds() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'details' || !parent || index === undefined) return;
      parent.children[index] = plain(node) as unknown as Element;
    });
  };
}

function plain({properties, children}: Element): MdxJsxFlowElement {
  const {className, open, ...rest} = properties;
  const attributes = {
    ...rest,
    ...(Array.isArray(className) && {className: className.join(' ')}),
    ...(open === true && {open: 'open'}),
  };
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name: name.replace(/^data([A-Z])/, (_, letter: string) => `data-${letter.toLowerCase()}`),
      value: String(value),
    })),
    children,
    // An element that is written as such is not exchanged for a component.
    data: {_mdxExplicitJsx: true},
  };
  return element as unknown as MdxJsxFlowElement;
}
