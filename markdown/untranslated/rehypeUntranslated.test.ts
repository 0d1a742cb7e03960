import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {rehypeUntranslated} from './rehypeUntranslated';

const element = (tagName: string, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

test('code, keys and samples are marked as not translatable, at any depth', () => {
  const code = element('code');
  const key = element('kbd');
  const text = element('em', [code]);
  rehypeUntranslated()({type: 'root', children: [element('p', [text, key])]});
  expect([code, key, text].map(({properties}) => properties.translate)).toEqual([
    'no',
    'no',
    undefined,
  ]);
});

test('code written as JSX is marked once', () => {
  const jsx = {type: 'mdxJsxTextElement', name: 'code', attributes: [], children: []};
  const tree = {type: 'root', children: [jsx]} as unknown as Root;
  rehypeUntranslated()(tree);
  rehypeUntranslated()(tree);
  expect(jsx.attributes).toEqual([{type: 'mdxJsxAttribute', name: 'translate', value: 'no'}]);
});
