import {expect, test, vi} from 'vitest';
import {findTools} from './findTools';

test('what is there is taken, and nothing is installed', () => {
  const run = vi.fn(() => true);
  findTools(run);
  expect(run.mock.calls).toEqual([
    ['nginx', ['-v']],
    ['python3', ['--version']],
  ]);
});

test.each([
  ['nginx', /apt-get install nginx-light/],
  ['python3', /apt-get install python3-minimal/],
])('without %s the tests stop and say what to install', (absent, fix) => {
  expect(() => findTools((command) => command !== absent && command !== 'apt-get')).toThrow(fix);
});
