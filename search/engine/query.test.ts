import {expect, test} from 'vitest';
import {contentWords} from './contentWords';
import {parseQuery} from './query';

const termsOf = (text: string) => parseQuery(text).words.map(({terms}) => [...terms.keys()]);

test('function words are dropped unless the query has no others', () => {
  expect(contentWords('How do I become a validator?')).toEqual(['become', 'validator']);
  expect(contentWords('how do I')).toEqual(['how', 'do', 'I']);
  expect(contentWords('stake without a wallet, not twice')).toEqual([
    ...['stake', 'without', 'wallet', 'not', 'twice'],
  ]);
});

test('the last word is unfinished until a space or punctuation follows', () => {
  expect(parseQuery('unbond fin').prefix).toBe('fin');
  expect(parseQuery('unbond fin ').prefix).toBeUndefined();
  expect(parseQuery('what is fin?').prefix).toBeUndefined();
  // The word being typed is a function word, which is never looked up.
  expect(parseQuery('unbond the').prefix).toBeUndefined();
});

test('a phrase in the query adds its synonyms and marks them as synonyms', () => {
  const {words, synonyms} = parseQuery('fp rewards');
  expect([...(words[0]?.terms.keys() ?? [])]).toEqual(['fp', 'final', 'provider'].map(expectTerm));
  expect(synonyms.has('fp')).toBe(false);
  expect([...synonyms].some((term) => term.startsWith('provider'))).toBe(true);
  const weights = [...(words[0]?.terms.values() ?? [])];
  expect(Math.max(...weights.slice(1))).toBeLessThan(1);
});

const expectTerm = (start: string) => expect.stringMatching(new RegExp(`^${start}`)) as string;

test('parts of an identifier have less weight than the whole identifier', () => {
  const [word] = parseQuery('create-bls-key ').words;
  expect(word?.terms.get('createblskey')).toBe(2);
  expect(word?.terms.get('bls')).toBe(0.5);
});

test('long words may be misspelled; short words and numbers may not', () => {
  expect(parseQuery('fpd 64000 keys unbnoding').words.map(({edits}) => edits)).toEqual([
    0, 0, 1, 2,
  ]);
});

test('a very long query is truncated', () => {
  expect(termsOf('word '.repeat(5_000)).length).toBeLessThanOrEqual(16);
  expect(parseQuery('x'.repeat(2 ** 20)).words).toHaveLength(1);
});
