import {expect, test} from 'vitest';
import {markedParts} from './markedParts';

test('what was found is told from the rest, and entities are text again', () => {
  expect(markedParts('a &lt;b&gt; <mark>c &amp;</mark> d')).toEqual([
    {text: 'a <b> ', marked: false},
    {text: 'c &', marked: true},
    {text: ' d', marked: false},
  ]);
});

test('other markup is text', () => {
  expect(markedParts('<img src=x><mark>y</mark>')).toEqual([
    {text: '<img src=x>', marked: false},
    {text: 'y', marked: true},
  ]);
});

test('nothing gives nothing; a mark without an end is text', () => {
  expect(markedParts('')).toEqual([]);
  expect(markedParts('<mark>a')).toEqual([{text: '<mark>a', marked: false}]);
});
