import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * Makes the `details` of API pages plain elements, as `<Fold>` of api/panel/ApiDocItem. The theme's
 * own component keeps a state of its own, so one button couldn't open all folds down to a level.
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
    name: 'Fold',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name: name.replace(/^data([A-Z])/, (_, letter: string) => `data-${letter.toLowerCase()}`),
      value: String(value),
    })),
    children,
  };
  return element as unknown as MdxJsxFlowElement;
}
