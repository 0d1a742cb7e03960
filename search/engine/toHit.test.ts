import {expect, test} from 'vitest';
import type {HighlightedText} from '../searcher';
import {snippetOf, toHit} from './toHit';

const terms = (...all: string[]) => new Set(all);
const marked = ({text, ranges}: HighlightedText) =>
  ranges.map(([start, end]) => text.slice(start, end));

test('a snippet has the words of the query, marked, and tells where words are left out', () => {
  const text = `${'before '.repeat(30)}Unbonding takes 301 blocks ${'after '.repeat(30)}`;
  const snippet = snippetOf(text, terms('unbond', 'block'), 6);
  expect(snippet.text).toMatch(/^…before .*Unbonding takes 301 blocks.*…$/);
  expect(snippet.text.replace(/…/g, '').split(/\s+/)).toHaveLength(6);
  expect(marked(snippet)).toEqual(['Unbonding', 'blocks']);
});

test('a short text is whole, and markup in it is text', () => {
  const snippet = snippetOf('keys <b>never</b> & twice', terms('twic'), 10);
  expect(snippet.text).toBe('keys <b>never</b> & twice');
  expect(marked(snippet)).toEqual(['twice']);
});

const place = {path: '/fp/', title: 'Finality providers', area: 'Operators'};
const section = {
  headings: ['Keys'],
  anchor: 'keys',
  texts: [
    ['Providers make keys.', 'keys'],
    ['The node operator signs twice.', 'row-2'],
  ] as const,
};

test('the text that has most of the query is shown, at its own anchor', () => {
  const hit = toHit(place, 7, section, {terms: terms('sign', 'twic'), synonyms: terms()}, 10);
  expect(hit).toMatchObject({type: 'content', url: '/fp/#row-2', objectID: '/fp/:7'});
  expect(hit.hierarchy).toMatchObject({lvl0: 'Operators', lvl1: place.title, lvl2: 'Keys'});
});

test('the words of the query are marked, their synonyms are not', () => {
  const asked = {terms: terms('sign'), synonyms: terms('node')};
  const hit = toHit(place, 7, section, asked, 10);
  expect(hit.snippet && marked(hit.snippet)).toEqual(['signs']);
});

test('a heading that says as much as any text is the hit, with the first text below it', () => {
  const hit = toHit(place, 7, section, {terms: terms('key'), synonyms: terms()}, 10);
  expect(hit).toMatchObject({type: 'lvl2', url: '/fp/#keys'});
  expect(marked(hit.heading)).toEqual(['Keys']);
  expect(hit.snippet).toEqual({text: 'Providers make keys.', ranges: []});
});
