import {expect, test} from 'vitest';
import {parseMarks, readResults} from './readResults';

const REQUEST = {query: 'stake', page: 2, snippetWords: 10};

test('`mark` elements become ranges, and entities are decoded', () => {
  expect(parseMarks('a &lt;b&gt; <mark>c &amp;</mark> d')).toEqual({
    text: 'a <b> c & d',
    ranges: [[6, 9]],
  });
  expect(parseMarks('&lt;a href=&quot;x&quot;&gt; &#39;&#x27; &amp;lt;').text).toBe(
    `<a href="x"> '' &lt;`,
  );
});

test('other tags and an unclosed `mark` remain text', () => {
  expect(parseMarks('<img src=x><mark>y</mark>')).toEqual({
    text: '<img src=x>y',
    ranges: [[11, 12]],
  });
  expect(parseMarks('<mark>a')).toEqual({text: '<mark>a', ranges: []});
  expect(parseMarks('')).toEqual({text: '', ranges: []});
});

test('a record becomes a hit with a heading and a snippet', () => {
  const record = {
    objectID: '1',
    type: 'content',
    url: 'https://docs.example/a/#b',
    content: 'stake is locked',
    hierarchy: {lvl0: 'Guides', lvl1: 'A', lvl2: 'Stake', lvl3: null},
    _snippetResult: {
      content: {value: '<mark>stake</mark> is…'},
      hierarchy: {lvl1: {value: 'A'}, lvl2: {value: '<mark>Stake</mark>'}},
    },
  };
  const response = {hits: [record], nbHits: 41, nbPages: 3, queryID: 'q'};
  expect(readResults(response, REQUEST)).toEqual({
    query: 'stake',
    page: 2,
    pages: 3,
    total: 41,
    queryID: 'q',
    hits: [
      {
        objectID: '1',
        type: 'content',
        url: 'https://docs.example/a/#b',
        hierarchy: record.hierarchy,
        heading: {text: 'Stake', ranges: [[0, 5]]},
        snippet: {text: 'stake is…', ranges: [[0, 5]]},
      },
    ],
  });
});

test('missing snippets default to the plain text, and missing counts to the number of hits', () => {
  const hits = [{objectID: '1', url: '/', type: '__proto__', hierarchy: {lvl1: 'A'}}];
  expect(readResults({hits}, REQUEST)).toMatchObject({
    total: 1,
    pages: 1,
    hits: [{type: 'lvl1', heading: {text: 'A', ranges: []}}],
  });
});

test('bidirectional control characters in a response are removed', () => {
  const reversed = 'a\u202eb\u2066';
  const hit = {
    objectID: '1',
    url: '/',
    hierarchy: {lvl1: reversed},
    content: reversed,
    _snippetResult: {content: {value: `<mark>${reversed}</mark>`}},
  };
  expect(JSON.stringify(readResults({hits: [hit]}, REQUEST))).not.toMatch(/[\u202a-\u202e\u2066]/);
});

test('the number of pages is limited to 500', () => {
  expect(readResults({hits: [], nbPages: 9_999}, REQUEST).pages).toBe(500);
});

test.each([
  ['no content', undefined],
  ['an error instead of a result', {message: 'x', status: 400}],
  ['a hit without a hierarchy', {hits: [{objectID: '1'}]}],
  ['a hit that is null', {hits: [null]}],
])('a response with %s throws an error that includes the fix', (_, response) => {
  expect(() => readResults(response, REQUEST)).toThrow(/no list of hits.*Fix: /);
});
