import type {Element, Root, RootContent} from 'hast';
import {expect, test} from 'vitest';
import {replaceStretches} from './rehypeStaticText';

const p = (...children: unknown[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: children as Element['children'],
});
const text = (value: string) => ({type: 'text', value});
const jsx = (name: string, attributes: Record<string, string> = {}, children: unknown[] = []) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

/** The page after the step: `[n: …]` for static text, other parts by name. */
function run(children: unknown[], compiler: 'client' | 'server'): string[] {
  const tree: Root = {type: 'root', children: children as RootContent[]};
  replaceStretches(tree, '/a/', compiler);
  return (tree.children as {type: string; name?: string; value?: string; children?: unknown[]}[])
    .filter((node) => node.type !== 'text')
    .map((node) => {
      if (node.type === 'mdxjsEsm') return node.value ?? '';
      return `${node.name ?? node.type}(${node.children?.length ?? 0})`;
    });
}

const page = [p(text('a')), text('\n'), p(jsx('Fact')), jsx('Figure'), p(text('b'))];

test('the server keeps the text, in stretches around what changes', () => {
  expect(run(page, 'server')).toEqual(['StaticText(3)', 'Figure(0)', 'StaticText(1)']);
});

test('the browser gets empty stretches, and waits for as many', () => {
  expect(run(page, 'client')).toEqual([
    'import {loadStaticText} from "@site/src/components/StaticText/store";\n' +
      'await loadStaticText("/a/", 2);',
    'StaticText(0)',
    'Figure(0)',
    'StaticText(0)',
  ]);
});

test('what changes within a frame leaves the text beside it static', () => {
  const tree = run([jsx('Tabs', {}, [jsx('TabItem', {}, [p(text('a'))]), jsx('Chart')])], 'client');
  expect(tree).toHaveLength(2);
  expect(tree[0]).toContain('loadStaticText("/a/", 1)');
});

test.each([
  ['live code', jsx('CodeBlock', {live: 'x'})],
  ['a component that is not known', jsx('Chart')],
  ['a picture', p({type: 'element', tagName: 'img', properties: {}, children: []})],
  ['a fold of the theme', jsx('Details', {}, [p(text('a'))])],
  ['a fold that the theme takes', {...p(text('a')), tagName: 'details'}],
  ['a figure inside a callout', jsx('admonition', {}, [jsx('Figure')])],
  ['an expression', p({type: 'mdxTextExpression', value: 'Date.now()'})],
])('%s stays in the script', (_, node) => {
  expect(run([node], 'client')).not.toContain('StaticText(0)');
});

test.each([
  ['code', jsx('CodeBlock', {html: 'x'})],
  ['a callout', jsx('admonition', {type: 'note'}, [p(text('a'))])],
  ['a plain fold', jsx('details', {open: 'open'}, [p(text('a'))])],
  ['a comment', p({type: 'mdxTextExpression', value: '/* typed: example */'})],
])('%s does not', (_, node) => {
  expect(run([node], 'client')).toContain('StaticText(0)');
});
