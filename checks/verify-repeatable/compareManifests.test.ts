import {expect, test} from 'vitest';
import {compareManifests} from './compareManifests';

const line = (digit: string, file: string) => `${digit.repeat(64)}  ${file}\n`;

test('files that differ or that one build lacks are named', () => {
  const one = line('a', 'same') + line('b', 'changed') + line('c', 'gone');
  const other = line('a', 'same') + line('d', 'changed') + line('e', 'new');
  expect(compareManifests(one, other)).toEqual(['changed', 'gone', 'new']);
  expect(compareManifests(one, one)).toEqual([]);
});
