import {describe, expect, test} from 'vitest';
import {fitTitle, LINE_HEIGHT, SIZES} from './fitTitle';

/** Every character is half as wide as the font size. */
const measure = (text: string) => text.length / 2;

const BOX = {width: 1000, height: 250};
const LARGEST = SIZES[0] ?? 0;
const SMALLEST = SIZES.at(-1) ?? 0;

test('a short title has the largest size and one line', () => {
  expect(fitTitle('Epoching', BOX, measure)).toEqual({size: LARGEST, lines: ['Epoching']});
});

test('lines have about the same length and keep the order of the words', () => {
  const {lines} = fitTitle('How to unbond it with one command', BOX, measure);
  expect(lines).toEqual(['How to unbond it', 'with one command']);
});

test('a longer title has a smaller size', () => {
  const sizes = [1, 5, 8, 12].map((count) => {
    const title = Array.from({length: count}, () => 'delegation').join(' ');
    return fitTitle(title, BOX, measure).size;
  });
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});

test('a title that does not fit at the smallest size is truncated with an ellipsis', () => {
  const {size, lines} = fitTitle('delegation '.repeat(60), BOX, measure);
  expect(size).toBe(SMALLEST);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^(delegation )+…$/);
});

test('a word as wide as the line is replaced with the ellipsis', () => {
  const word = 'x'.repeat(60);
  expect(fitTitle(`${word} `.repeat(9), BOX, measure).lines.at(-1)).toBe('…');
});

describe('no title exceeds its box', () => {
  test.each([
    ['one letter', 'A'],
    ['one long word', 'm'.repeat(90)],
    ['a long word among short ones', `A ${'m'.repeat(70)} of b`],
    ['many words', 'finality provider '.repeat(40)],
    ['long words', `${'verylongcommandname '.repeat(12)}`],
    ['white space', '  Two \n words  '],
  ])('%s', (_name, title) => {
    const {size, lines} = fitTitle(title, BOX, measure);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(BOX.width + 0.01);
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height);
    expect(lines.length).toBeGreaterThan(0);
  });
});
