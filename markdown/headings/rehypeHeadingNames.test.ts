import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {rehypeHeadingNames} from './rehypeHeadingNames';

test.each([
  [
    'with an anchor is named after its text',
    '<h2 id=a>Send <code>tx</code>\n twice</h2>',
    'Send tx twice',
  ],
  ['without an anchor gets no name', '<h2>Next</h2>', undefined],
  ['without text gets no name', '<h3 id=a></h3>', undefined],
])('a heading %s', (_name, html, expected) => {
  const tree = fromHtml(html, {fragment: true});
  rehypeHeadingNames()(tree);
  expect((tree.children[0] as Element).properties.ariaLabel).toBe(expected);
});
