import {expect, test} from 'vitest';
import {clipPassage} from './clipPassage';

test('a short passage is whole', () => {
  const text = 'One. Two is it. Three.';
  expect(clipPassage(text, {start: 5, end: 15})).toEqual({
    before: 'One. ',
    sentence: 'Two is it.',
    after: ' Three.',
  });
});

test('a long one is cut at words on both sides', () => {
  const text = `${'before '.repeat(100)}The answer.${' after'.repeat(100)}`;
  const start = text.indexOf('The answer.');
  const {before, sentence, after} = clipPassage(text, {start, end: start + 11});
  expect(sentence).toBe('The answer.');
  expect(before).toMatch(/^…before .*before $/);
  expect(after).toMatch(/^ after.*after…$/);
  expect(before.length + after.length).toBeLessThan(490);
});

test('a long sentence without a space is cut, and not inside a character', () => {
  const {sentence} = clipPassage('😀'.repeat(400) + 'x', {start: 1, end: 800});
  expect(() => encodeURIComponent(sentence)).not.toThrow();
  expect(sentence.length).toBeLessThan(490);
});

test('offsets that do not fit the text do no harm', () => {
  expect(clipPassage('abc', {start: 2, end: 99})).toEqual({before: 'ab', sentence: 'c', after: ''});
  expect(clipPassage('abc', {start: -5, end: -1})).toEqual({
    before: '',
    sentence: '',
    after: 'abc',
  });
});
