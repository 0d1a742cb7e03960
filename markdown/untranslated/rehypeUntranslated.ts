import type {Program} from 'estree';
import type {Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Elements whose text is typed or compared to the letter. */
const LITERAL = new Set(['code', 'kbd', 'samp']);

/** The same elements, in HTML that says nothing of translation yet. */
const LITERAL_TAG = /<(code|kbd|samp)(?=[\s>])(?![^>]*\btranslate=)/g;

/**
 * Marks code as not to be translated, wherever it stands, in the table of contents too: a translator in the browser changes
 * commands, addresses and names otherwise, and a reader would act on what it made of them.
 */
export function rehypeUntranslated() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if ((node as {type: string}).type === 'mdxjsEsm') {
        markTableOfContents((node as unknown as {data?: {estree?: Program}}).data?.estree);
        return;
      }
      if (node.type === 'element' && LITERAL.has(node.tagName)) {
        node.properties.translate = 'no';
        return;
      }
      const {name, attributes} = node as unknown as Partial<MdxJsxFlowElement>;
      if (!name || !attributes || !LITERAL.has(name)) return;
      const isSaid = attributes.some((one) => 'name' in one && one.name === 'translate');
      if (!isSaid) attributes.push({type: 'mdxJsxAttribute', name: 'translate', value: 'no'});
    });
  };
}

/** The framework keeps the headings of a page as HTML, in `export const toc = [{value, …}, …]`. */
function markTableOfContents(program: Program | undefined | null): void {
  for (const statement of program?.body ?? []) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [{id, init} = {}] = statement.declaration.declarations;
    if (id?.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression')
      continue;
    for (const heading of init.elements) {
      if (heading?.type !== 'ObjectExpression') continue;
      for (const property of heading.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
        const {value} = property.value;
        if (typeof value !== 'string') continue;
        property.value = {type: 'Literal', value: value.replace(LITERAL_TAG, '<$1 translate="no"')};
      }
    }
  }
}
