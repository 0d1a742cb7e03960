import {expect, test} from 'vitest';
import {clientRedirects, redirects} from './redirects';

test('every redirect is a plain path on this site that begins and ends with a slash', () => {
  for (const {from, to} of redirects) {
    // nginx.conf uses these as literals, so no character may have a special meaning there.
    expect(from).toMatch(/^\/(?!\/)[\w./-]+\/$/);
    expect(to).toMatch(/^\/(?!\/)[\w./-]*\/(#[\w-]+)?$/);
    expect(from).not.toMatch(/\/\//);
  }
});

test('no address is redirected twice, or to another redirect', () => {
  const old = redirects.map(({from}): string => from);
  expect(new Set(old).size).toBe(old.length);
  for (const {to} of redirects) expect(old).not.toContain(to.replace(/#.*/, ''));
});

test('the old staking tools page has its specified redirect', () => {
  expect(clientRedirects()).toContainEqual({
    from: '/guides/baby_stakers/baby_staking_tools/',
    to: '/stakers/baby_stakers/',
  });
});
