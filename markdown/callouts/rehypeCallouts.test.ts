import type {Element, ElementContent} from 'hast';
import {expect, test} from 'vitest';
import {rehypeCallouts} from './rehypeCallouts';

function run(properties: Element['properties'], children: ElementContent[] = []): Element {
  const callout: Element = {type: 'element', tagName: 'admonition', properties, children};
  rehypeCallouts()({type: 'root', children: [callout]});
  return callout;
}

test('a custom title starts with the kind of its callout', () => {
  expect(run({type: 'warning', title: 'Not live'}).properties.title).toBe('Warning: Not live');
});

test('a custom title with code starts with the kind of its callout', () => {
  const title: Element = {
    type: 'element',
    tagName: 'mdxAdmonitionTitle',
    properties: {},
    children: [{type: 'element', tagName: 'code', properties: {}, children: []}],
  };
  run({type: 'danger'}, [title]);
  expect(title.children[0]).toEqual({type: 'text', value: 'Danger: '});
});

test('the kind is added neither to Irreversible nor to a callout without a title', () => {
  expect(run({type: 'danger', title: 'Irreversible'}).properties.title).toBe('Irreversible');
  expect(run({type: 'note'}).properties).toEqual({type: 'note'});
});
