import {expect, test} from 'vitest';
import {clientRedirects, redirects} from './redirects';

test('every redirect is a plain path of this site with slashes on both sides', () => {
  for (const {from, to} of redirects) {
    // nginx reads these as text: no character may have a meaning there.
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

test('the specified redirect of the old staking tools page is there', () => {
  expect(clientRedirects()).toContainEqual({
    from: '/guides/baby_stakers/baby_staking_tools/',
    to: '/stakers/baby_stakers/',
  });
});
