import type {Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rehypeHighlight} from './rehypeHighlight';

/** The names of code blocks with the given languages and options. */
function namesOf(...blocks: readonly (readonly [language: string, metastring: string])[]) {
  const tree: Root = {
    type: 'root',
    children: blocks.map(([language, metastring]) => ({
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: [`language-${language}`], metastring},
          children: [{type: 'text', value: 'x\n'}],
        },
      ],
    })),
  };
  rehypeHighlight()(tree, new VFile({path: 'docs/a.mdx'}));
  return tree.children.map((node) => {
    const {attributes} = node as unknown as {attributes: {name: string; value: string}[]};
    return attributes.find(({name}) => name === 'name')?.value;
  });
}

test('a block is named after its title, with its number if the title is missing or not unique', () => {
  expect(
    namesOf(
      ['bash', 'title="operator@node"'],
      ['toml', 'title="fpd.conf"'],
      ['bash', 'title="operator@node"'],
      ['json', ''],
    ),
  ).toEqual(['operator@node, block 1', 'fpd.conf', 'operator@node, block 3', 'block 4, json']);
});
