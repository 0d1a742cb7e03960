import type {DocSearchHit} from '@docsearch/react';
import {expect, test} from 'vitest';
import {toItems} from './toItems';

const hit = (more: object) =>
  ({
    objectID: '1',
    url: '/a/#b',
    type: 'content',
    content: '1 < 2 && <b>',
    hierarchy: {lvl0: 'Guides', lvl1: '<i>A</i>', lvl2: null},
    _snippetResult: {content: {value: '1 &lt; <mark>2</mark>'}},
    ...more,
  }) as unknown as DocSearchHit;

test('raw text is escaped, marked text stays', () => {
  expect(toItems([hit({})], 'https://docs.example')).toEqual([
    hit({
      content: '1 &lt; 2 &amp;&amp; &lt;b&gt;',
      hierarchy: {lvl0: 'Guides', lvl1: '&lt;i&gt;A&lt;/i&gt;', lvl2: null},
    }),
  ]);
});

test('addresses become paths of this site, and others are dropped', () => {
  const hits = [hit({url: 'https://docs.example/a/'}), hit({url: 'javascript:alert(1)'})];
  expect(toItems(hits, 'https://docs.example').map(({url}) => url)).toEqual(['/a/']);
});

test('of a snippet only the marks are markup, whoever answered', () => {
  const value = '<img src=x onerror=alert(1)> <mark>a</mark> &amp; <mark onclick=x>';
  const [item] = toItems([hit({_snippetResult: {content: {value}}})], 'https://docs.example');
  expect(item?._snippetResult.content.value).toBe(
    '&lt;img src=x onerror=alert(1)&gt; <mark>a</mark> &amp; &lt;mark onclick=x&gt;',
  );
});
