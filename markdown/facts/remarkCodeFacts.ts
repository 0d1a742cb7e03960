import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadFacts, type FactBase} from '../../data/load';
import {relativePath, visitElements} from '../jsxElements';
import {expandFactsInText} from './findFact';

/**
 * Replaces `{{fact:id}}` and `{{fact:id|show}}` where MDX doesn't allow an element: in code blocks,
 * in their titles, and in the captions of figures. Must run before the plugins that fill code blocks
 * from files or copy them.
 *
 * @throws Fault with file, line, the valid ids and the fix
 */
export function remarkCodeFacts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    expandCodeFacts(tree, await loadFacts(), relativePath(file));
  };
}

/** Transforms a page with the given facts. */
export function expandCodeFacts(tree: Root, base: FactBase, file: string): void {
  visit(tree, 'code', (node: Code) => {
    const line = node.position?.start.line ?? 1;
    if (node.meta) node.meta = expandFactsInText(node.meta, base, file, line);
    // The code starts on the line below the fence.
    node.value = expandFactsInText(node.value, base, file, line + 1);
  });
  visitElements(tree, (element) => {
    if (element.name !== 'Figure') return;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'caption') continue;
      if (typeof attribute.value !== 'string') continue;
      const {line} = attribute.position?.start ?? element.position?.start ?? {line: 1};
      attribute.value = expandFactsInText(attribute.value, base, file, line);
    }
  });
}
