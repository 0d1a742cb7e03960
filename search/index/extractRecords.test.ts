import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {extractRecords} from './extractRecords';

const page = (body: string) =>
  `<html><body><nav>menu</nav><article>${body}</article></body></html>`;

test('headings and texts become records with the headings above them', () => {
  const html = page(
    '<h1>Stakers</h1><p>Lock <button>0.005 BTC</button>.</p>' +
      '<h2 id="exit">Exit<a class="hash-link" href="#exit">#</a></h2><ul><li>Wait</li></ul>',
  );
  const records = extractRecords(fromHtml(html), {url: '/stakers/', area: 'Stakers'});
  expect(records.map(({url, type, content}) => ({url, type, content}))).toEqual([
    {url: '/stakers/', type: 'lvl1', content: null},
    {url: '/stakers/', type: 'content', content: 'Lock 0.005 BTC.'},
    {url: '/stakers/#exit', type: 'lvl2', content: null},
    {url: '/stakers/#exit', type: 'content', content: 'Wait'},
  ]);
  expect(records[2]?.hierarchy).toEqual({
    lvl0: 'Stakers',
    lvl1: 'Stakers',
    lvl2: 'Exit',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  });
});

test('a page with noindex has no records', () => {
  const html = '<meta name="robots" content="noindex"><article><h1>A</h1></article>';
  expect(extractRecords(fromHtml(html), {url: '/a/', area: 'Guides'})).toEqual([]);
});

test('the caption of a code block is indexed, but the name of its language is not', () => {
  const block = (label: string) =>
    `<div data-language="json"><div><span>${label}</span></div>` +
    `<pre aria-label="${label}"><code><span>{"code": 3}</span></code></pre></div>`;
  const html = page(
    `<h1>A</h1>${block('404: No such stake')}<h2 id="b">B</h2>${block('json code')}`,
  );
  const texts = extractRecords(fromHtml(html), {url: '/a/', area: 'Guides'}).map(
    ({content}) => content,
  );
  expect(texts).toEqual([null, '404: No such stake', '{"code": 3}', null, '{"code": 3}']);
});

test('only the record of the title has the keywords', () => {
  const keywords = ['leave early', 'withdraw'];
  const page = {url: '/a/', area: 'Guides', title: 'Leave', keywords};
  const records = extractRecords(fromHtml('<article><h1>A</h1><p>B</p></article>'), page);
  expect(records.map(({keywords: own}) => own)).toEqual([keywords, undefined]);
  expect(records.map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Leave', 'Leave']);
});

test('a text repeated below a heading is indexed once, and the text "null" is indexed', () => {
  const html = page('<h1>A</h1><h2 id="a">A</h2><p>null</p><p>two</p><p>two</p>');
  const records = extractRecords(fromHtml(html), {url: '/a/', area: 'Guides'});
  expect(records.map(({content}) => content)).toEqual([null, null, 'null', 'two']);
});
