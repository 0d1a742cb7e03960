import {expect, test} from 'vitest';
import {parseMarks, readResults} from './readResults';

const REQUEST = {query: 'stake', page: 2, snippetWords: 10};

test('marks become ranges, and entities are text again', () => {
  expect(parseMarks('a &lt;b&gt; <mark>c &amp;</mark> d')).toEqual({
    text: 'a <b> c & d',
    ranges: [[6, 9]],
  });
  expect(parseMarks('&lt;a href=&quot;x&quot;&gt; &#39;&#x27; &amp;lt;').text).toBe(
    `<a href="x"> '' &lt;`,
  );
});

test('other markup is text, and a mark without an end is too', () => {
  expect(parseMarks('<img src=x><mark>y</mark>')).toEqual({
    text: '<img src=x>y',
    ranges: [[11, 12]],
  });
  expect(parseMarks('<mark>a')).toEqual({text: '<mark>a', ranges: []});
  expect(parseMarks('')).toEqual({text: '', ranges: []});
});

test('a hit is its heading and its snippet', () => {
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
  const answer = {hits: [record], nbHits: 41, nbPages: 3, queryID: 'q'};
  expect(readResults(answer, REQUEST)).toEqual({
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

test('without snippets the plain texts are shown; missing counts are those of the hits', () => {
  const hits = [{objectID: '1', url: '/', type: '__proto__', hierarchy: {lvl1: 'A'}}];
  expect(readResults({hits}, REQUEST)).toMatchObject({
    total: 1,
    pages: 1,
    hits: [{type: 'lvl1', heading: {text: 'A', ranges: []}}],
  });
});

test('text of a service does not change the direction of other text', () => {
  const turned = 'a\u202eb\u2066';
  const hit = {
    objectID: '1',
    url: '/',
    hierarchy: {lvl1: turned},
    content: turned,
    _snippetResult: {content: {value: `<mark>${turned}</mark>`}},
  };
  expect(JSON.stringify(readResults({hits: [hit]}, REQUEST))).not.toMatch(/[\u202a-\u202e\u2066]/);
});

test('pages beyond what the service reaches are not offered', () => {
  expect(readResults({hits: [], nbPages: 9_999}, REQUEST).pages).toBe(500);
});

test.each([
  ['nothing', undefined],
  ['an error instead of a result', {message: 'x', status: 400}],
  ['a hit without a hierarchy', {hits: [{objectID: '1'}]}],
  ['a hit that is null', {hits: [null]}],
])('a response with %s is an error with its fix', (_, answer) => {
  expect(() => readResults(answer, REQUEST)).toThrow(/no list of hits.*Fix: /);
});
