import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A flag alone: `--home`, `-y`, `--keyring-backend`. One that is wider than a phone may break. */
const FLAG = /^--?[\w.-]{1,26}$/;

/**
 * Keeps a flag in a sentence on one line: a browser breaks after each hyphen, and the `--` of a flag
 * would end one line and its name begin the next. Cells of tables keep their own width.
 */
export function rehypeUnbroken() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'table' || node.tagName === 'pre') return SKIP;
      const [text] = node.children;
      if (node.tagName === 'code' && text?.type === 'text' && FLAG.test(text.value))
        node.properties.className = ['unbroken'];
      return undefined;
    });
  };
}
