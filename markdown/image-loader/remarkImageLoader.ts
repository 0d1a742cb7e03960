import type {Expression, Node as EstreeNode} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/**
 * The framework writes an image of a page as a request to the bundler, with the loader for large
 * ones as an absolute path in its query. The bundler makes paths relative, but not those in a
 * query, so the name of the module, and the name of every file after it, would depend on the folder
 * that the site is built in. Without the option, `url-loader` takes the same loader by its name.
 */
const FALLBACK = /&fallback=[^&!]*/g;

/** Takes absolute paths out of the requests for images. */
export function remarkImageLoader() {
  return (tree: Root): void => {
    // Directives have attributes too, of another form.
    visit(tree, 'mdxJsxTextElement', ({attributes}: MdxJsxTextElement) => {
      for (const {value} of attributes) {
        if (typeof value !== 'object' || !value) continue;
        value.value = withoutFallback(value.value);
        const [statement] = value.data?.estree?.body ?? [];
        if (statement?.type === 'ExpressionStatement') mend(statement.expression);
      }
    });
  };
}

export const withoutFallback = (request: string): string => request.replace(FALLBACK, '');

/** Mends every string below an expression. */
function mend(expression: Expression): void {
  const work: EstreeNode[] = [expression];
  for (let node = work.pop(); node; node = work.pop()) {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      node.value = withoutFallback(node.value);
      node.raw = JSON.stringify(node.value);
    }
    for (const child of Object.values(node).flat() as unknown[]) {
      if (typeof child === 'object' && child && 'type' in child) work.push(child as EstreeNode);
    }
  }
}
