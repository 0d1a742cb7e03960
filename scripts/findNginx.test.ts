import {expect, test, vi} from 'vitest';
import {findNginx} from './findNginx';

test('nginx that is there is taken, and nothing is installed', () => {
  const run = vi.fn(() => true);
  findNginx(run);
  expect(run.mock.calls).toEqual([['nginx', ['-v']]]);
});

test('without nginx the tests stop and say what to install', () => {
  expect(() => findNginx(() => false)).toThrow(/apt-get install nginx-light/);
});
