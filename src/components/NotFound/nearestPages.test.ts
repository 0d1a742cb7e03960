import {expect, test} from 'vitest';
import {nearestPages as nearest, type FormerPath} from './nearestPages';

const nearestPages = (
  requested: string,
  pages: readonly string[],
  formerPaths?: readonly FormerPath[],
) => nearest(requested, pages, formerPaths).map(({path}) => path);

const PAGES = [
  '/',
  '/stakers/',
  '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  '/stakers/btc_stakers/native_staking/web_staking/',
  '/operators/',
  '/operators/faqs/',
  '/operators/babylon_node/installation_guide/',
  '/operators/babylon_node/babylon_cli/keys/',
  '/operators/babylon_node/babylon_cli/create_bls_key/',
  '/operators/babylon_node/babylon_cli/tx/',
  '/operators/finality_providers/fp_operations/',
  '/guides/overview/',
  '/guides/overview/bitcoin_staking/',
  '/guides/governance/',
  '/guides/support/glossary/',
];

test.each([
  ['a misspelled page', '/guides/goverance/', '/guides/governance/'],
  ['a misspelled folder', '/operatrs/faqs/', '/operators/faqs/'],
  ['a missing folder', '/operators/installation_guide/', PAGES[6]],
  ['a page that moved to another folder', '/developers/glossary/', '/guides/support/glossary/'],
  ['one word of the name', '/stakers/unbonding/', PAGES[2]],
  [
    'different separators and capitalization',
    '/operators/Babylon-Node/Babylon-CLI/Create-BLS-Key',
    PAGES[8],
  ],
  [
    'a file extension',
    '/guides/overview/bitcoin_staking.html',
    '/guides/overview/bitcoin_staking/',
  ],
  ['an index file', '/guides/overview/index.html', '/guides/overview/'],
  ['a path in the source tree', '/docs/guides/governance.mdx', '/guides/governance/'],
])('%s leads to the intended page', (_, requested, intended) => {
  expect(nearestPages(requested, PAGES)[0]).toBe(intended);
});

test('an unknown name in a known folder suggests the pages next to it', () => {
  expect(nearestPages('/operators/babylon_node/babylon_cli/query/', PAGES).slice(0, 3)).toEqual(
    expect.arrayContaining([PAGES[7], PAGES[8], PAGES[9]]),
  );
});

test('there are at most five distinct suggestions, which do not depend on the order of the pages', () => {
  const pages = Array.from({length: 20}, (_, index) => `/guides/page_${index}/`);
  const suggestions = nearestPages('/guides/page/', [...pages, ...pages]);
  expect(suggestions).toHaveLength(5);
  expect(new Set(suggestions).size).toBe(5);
  expect(nearestPages('/guides/page/', pages.reverse())).toEqual(suggestions);
});

test('a path that shares no word with any page gets no suggestions', () => {
  expect(nearestPages('/wp-admin/setup.php', PAGES)).toEqual([]);
  expect(nearestPages('/no-such-page/', PAGES)).toEqual([]);
  expect(nearestPages('/%%%/', PAGES)).toEqual([]);
  expect(nearestPages('/', PAGES)).toEqual([]);
  expect(nearestPages('/guides/goverance/', [])).toEqual([]);
});

test('a former address suggests the page that replaced it, even if it is misspelled', () => {
  const formerPaths = [
    {from: '/guides/baby_stakers/baby_staking_tools/', to: '/stakers/#stake-baby'},
  ];
  expect(nearestPages('/guides/baby_stakers/baby_staking_tool/', PAGES, formerPaths)[0]).toBe(
    '/stakers/#stake-baby',
  );
});

test('a very long address still leads to the intended page', () => {
  const requested = '/guides/governance'.repeat(500);
  expect(nearestPages(requested, PAGES)[0]).toBe('/guides/governance/');
});

test.each([
  ['/guides/goverance/', 'its name contains governance'],
  ['/operators/installation_guide/', 'its name contains installation and guide'],
  ['/stakers/unbonding/', 'its name contains unbonding'],
  ['/operators/babylon_node/babylon_cli/query/', 'it is in the same folder'],
])('at %s, the reason for the first suggestion is "%s"', (requested, reason) => {
  expect(nearest(requested, PAGES)[0]?.reason).toBe(reason);
});

test('the reason for suggesting a page that moved is its former address', () => {
  const formerPaths = [{from: '/old/staking_tools/', to: '/stakers/'}];
  expect(nearest('/old/staking_tool/', PAGES, formerPaths)[0]).toEqual({
    path: '/stakers/',
    reason: 'it was at /old/staking_tools/ before',
  });
});
