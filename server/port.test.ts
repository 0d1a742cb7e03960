import {expect, test} from 'vitest';
import {readPort} from './port';

test('no PORT means 3000', () => {
  expect(readPort(undefined)).toBe(3000);
});

test.each(['http', '70000', '-1', '3.5'])('PORT=%s is refused with the valid range', (value) => {
  expect(() => readPort(value)).toThrow(
    `PORT is "${value}". Valid: a whole number from 0 to 65535. Fix: PORT=3000.`,
  );
});
