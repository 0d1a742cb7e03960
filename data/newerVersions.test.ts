import {expect, test} from 'vitest';
import {newerSources, readNewer, type NewerVersion} from './newerVersions';

const record: readonly NewerVersion[] = [
  {
    version: 'babylond v4.4.0',
    repository: 'babylonlabs-io/babylon',
    noticed: '2026-08-10',
    pages: ['/a/b/', '/slug/'],
  },
];

test.each([
  [
    'a page that was last checked before the version was noticed',
    'docs/a/b.mdx',
    {verified: '2026-08-09'},
    true,
  ],
  ['a date that YAML has parsed', 'docs/a/b.mdx', {verified: new Date('2026-08-09')}, true],
  ['a page that was never checked', 'docs/a/b.mdx', {}, true],
  ['a page with its own slug', 'docs/c.mdx', {slug: '/slug/'}, true],
  ['a page that was checked since then', 'docs/a/b.mdx', {verified: '2026-08-10'}, false],
  ['a page whose sources are unchanged', 'docs/c.mdx', {}, false],
])('newer versions are listed as expected for %s', (_, file, frontMatter, isMentioned) => {
  expect(newerSources(file, frontMatter, record)).toEqual(isMentioned ? ['babylond v4.4.0'] : []);
});

test('without a record, no page mentions a newer version', () => {
  expect(readNewer(`${__filename}.missing`)).toEqual([]);
});
