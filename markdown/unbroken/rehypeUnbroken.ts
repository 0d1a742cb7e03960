import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A single flag: `--home`, `-y`, `--keyring-backend`. Longer flags may break, to fit on phones. */
const FLAG = /^--?[\w.-]{1,26}$/;

/**
 * Keeps flags in sentences on one line: browsers break lines after hyphens, which would separate `--`
 * from the name. Tables are left out, because their columns would get wider.
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
