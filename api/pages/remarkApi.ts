import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** What stands in for an element, by the page's path below its folder, such as `block.mdx`. */
export type Contents = (page: string, element: MdxJsxFlowElement) => RootContent[];

/** Elements of pages that this step replaces. */
const ELEMENTS = new Set(['ApiPage', 'ApiOperations']);

/**
 * Puts the parts of a page that come from a document in the place of its elements. It must run
 * before the framework's own steps, which give headings their anchors and list them.
 *
 * @param folder where the pages are
 */
export function remarkApi(folder: string, contents: Contents) {
  return () =>
    (tree: Root, file: VFile): void => {
      const page = path.relative(folder, file.path).split(path.sep).join('/');
      tree.children = tree.children.flatMap((node): RootContent[] =>
        node.type === 'mdxJsxFlowElement' && ELEMENTS.has(node.name ?? '')
          ? contents(page, node)
          : [node],
      );
    };
}
