import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import {toolData} from '../../data/calculators/toolData';
import {visitElements} from '../jsxElements';
import {attributes} from '../tree';

const TOOLS = '@site/src/components/tools';

/**
 * Passes data to each tool on a page, and imports the tool in that page only, so that other pages don't
 * load it.
 */
export function remarkCalculators() {
  return (tree: Root): void => fillTools(tree, toolData());
}

/** Transforms a page with the given data. */
export function fillTools(tree: Root, data: Readonly<Record<string, unknown>>): void {
  const used = new Set<string>();
  visitElements(tree, (element) => {
    const {name} = element;
    if (!name || !Object.hasOwn(data, name)) return;
    used.add(name);
    element.attributes = attributes({data: JSON.stringify(data[name])});
  });
  tree.children.unshift(...[...used].map(importOf));
}

function importOf(name: string): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          {
            type: 'ImportSpecifier',
            local: {type: 'Identifier', name},
            imported: {type: 'Identifier', name},
          },
        ],
        source: {type: 'Literal', value: TOOLS},
        attributes: [],
      },
    ],
  };
  const value = `import {${name}} from "${TOOLS}";`;
  return {type: 'mdxjsEsm', value, data: {estree}} as unknown as RootContent;
}
