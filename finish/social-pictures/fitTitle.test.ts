import {describe, expect, test} from 'vitest';
import {fitTitle, LINE, SIZES} from './fitTitle';

/** Half the size for every character. */
const measure = (text: string) => text.length / 2;

const ROOM = {width: 1000, height: 250};
const LARGEST = SIZES[0] ?? 0;
const SMALLEST = SIZES.at(-1) ?? 0;

test('a short title is as large as can be, in one line', () => {
  expect(fitTitle('Epoching', ROOM, measure)).toEqual({size: LARGEST, lines: ['Epoching']});
});

test('lines are about as long as each other, with all words in order', () => {
  const {lines} = fitTitle('How to unbond it with one command', ROOM, measure);
  expect(lines).toEqual(['How to unbond it', 'with one command']);
});

test('a longer title is smaller', () => {
  const sizes = [1, 5, 8, 12].map((count) => {
    const title = Array.from({length: count}, () => 'delegation').join(' ');
    return fitTitle(title, ROOM, measure).size;
  });
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(2);
});

test('a title that does not fit at the smallest size is truncated with an ellipsis', () => {
  const {size, lines} = fitTitle('delegation '.repeat(60), ROOM, measure);
  expect(size).toBe(SMALLEST);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^(delegation )+…$/);
});

test('a word as wide as the line has no room for the ellipsis', () => {
  const word = 'x'.repeat(60);
  expect(fitTitle(`${word} `.repeat(9), ROOM, measure).lines.at(-1)).toBe('…');
});

describe('no title exceeds its space', () => {
  test.each([
    ['one letter', 'A'],
    ['one long word', 'm'.repeat(90)],
    ['a long word among short ones', `A ${'m'.repeat(70)} of b`],
    ['many words', 'finality provider '.repeat(40)],
    ['long words', `${'verylongcommandname '.repeat(12)}`],
    ['white space', '  Two \n words  '],
  ])('%s', (_name, title) => {
    const {size, lines} = fitTitle(title, ROOM, measure);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(ROOM.width + 0.01);
    expect(lines.length * size * LINE).toBeLessThanOrEqual(ROOM.height);
    expect(lines.length).toBeGreaterThan(0);
  });
});
