import {expect, test} from 'vitest';
import {buildClock, clockOn, isOver} from './clock';

test('the height grows by 144 blocks a day from the known block, and is an estimate', () => {
  expect(clockOn('2025-09-01').bitcoinHeight).toBe(912_700);
  expect(clockOn('2026-11-24').bitcoinHeight).toBe(977_300);
});

test('a term is over from the height at which it ends', () => {
  const clock = {day: '2026-11-24', bitcoinHeight: 977_300};
  expect(isOver(977_301, clock)).toBe(false);
  expect(isOver(977_300, clock)).toBe(true);
});

test('SOURCE_DATE_EPOCH sets the day', () => {
  expect(buildClock({SOURCE_DATE_EPOCH: '1795478400'}).day).toBe('2026-11-24');
});
