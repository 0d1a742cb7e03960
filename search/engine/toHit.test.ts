import {expect, test} from 'vitest';
import type {HighlightedText} from '../searcher';
import {snippetOf, toHit} from './toHit';

const terms = (...words: string[]) => new Set(words);
const highlighted = ({text, ranges}: HighlightedText) =>
  ranges.map(([start, end]) => text.slice(start, end));

test('a snippet highlights the words of the query and has an ellipsis where text is omitted', () => {
  const text = `${'before '.repeat(30)}Unbonding takes 301 blocks ${'after '.repeat(30)}`;
  const snippet = snippetOf(text, terms('unbond', 'block'), 6);
  expect(snippet.text).toMatch(/^…before .*Unbonding takes 301 blocks.*…$/);
  expect(snippet.text.replace(/…/g, '').split(/\s+/)).toHaveLength(6);
  expect(highlighted(snippet)).toEqual(['Unbonding', 'blocks']);
});

test('a short text is not truncated, and its markup remains text', () => {
  const snippet = snippetOf('keys <b>never</b> & twice', terms('twic'), 10);
  expect(snippet.text).toBe('keys <b>never</b> & twice');
  expect(highlighted(snippet)).toEqual(['twice']);
});

const page = {path: '/fp/', title: 'Finality providers', area: 'Operators'};
const section = {
  headings: ['Keys'],
  anchor: 'keys',
  texts: [
    ['Providers make keys.', 'keys'],
    ['The node operator signs twice.', 'row-2'],
  ] as const,
};

test('the text that matches most of the query is shown, with its own anchor', () => {
  const hit = toHit(page, 7, section, {terms: terms('sign', 'twic'), synonyms: terms()}, 10);
  expect(hit).toMatchObject({type: 'content', url: '/fp/#row-2', objectID: '/fp/:7'});
  expect(hit.hierarchy).toMatchObject({lvl0: 'Operators', lvl1: page.title, lvl2: 'Keys'});
});

test('the words of the query are highlighted, but their synonyms are not', () => {
  const matching = {terms: terms('sign'), synonyms: terms('node')};
  const hit = toHit(page, 7, section, matching, 10);
  expect(hit.snippet && highlighted(hit.snippet)).toEqual(['signs']);
});

test('a heading that matches as well as any text is the hit, with the first text below it as the snippet', () => {
  const hit = toHit(page, 7, section, {terms: terms('key'), synonyms: terms()}, 10);
  expect(hit).toMatchObject({type: 'lvl2', url: '/fp/#keys'});
  expect(highlighted(hit.heading)).toEqual(['Keys']);
  expect(hit.snippet).toEqual({text: 'Providers make keys.', ranges: []});
});
