import {expect, it} from 'vitest';
import {firstDifference} from './firstDifference';

it('says nothing of two files that are the same', () => {
  expect(firstDifference(Buffer.from('same'), Buffer.from('same'))).toEqual([]);
});

it('shows the place where two files part, with what stands around it', () => {
  const [one, other] = ['a'.repeat(100) + 'left', 'a'.repeat(100) + 'right'];
  const lines = firstDifference(Buffer.from(one), Buffer.from(other));
  expect(lines[0]).toBe('at byte 100:');
  expect(lines[1]).toContain('aaleft"');
  expect(lines[2]).toContain('aaright"');
});

it('finds a file that ends early', () => {
  expect(firstDifference(Buffer.from('abc'), Buffer.from('ab'))[0]).toBe('at byte 2:');
});
