import {expect, test} from 'vitest';
import {containingAll} from '../config/testing/faultAt';
import {readPort} from './readPort';

test('the port is the value of PORT, or 3000 by default', () => {
  expect([readPort(undefined), readPort(''), readPort('1'), readPort('65535')]).toEqual([
    3000, 3000, 1, 65535,
  ]);
});

test.each(['0', '65536', '-1', '80.5', 'http', ' 80', '0x50', '1e3'])('%j is rejected', (value) => {
  expect(() => readPort(value)).toThrow(
    containingAll('PORT', 'from 1 to 65535', JSON.stringify(value), '3000'),
  );
});
