import {expect, test} from 'vitest';
import parts from './bsn-parts';
import status from './bsn-status';

test.each([parts, status])('$id has a value in every cell', ({columns, rows}) => {
  for (const row of rows) {
    for (const {key} of columns) {
      expect(String(row[key]), `${key} in ${JSON.stringify(row)}`).not.toMatch(/^$|undefined|NaN/);
    }
  }
});
