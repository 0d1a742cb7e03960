import {expect, test} from 'vitest';
import {buildFactBase, loadFacts} from '../../data/load';
import {defineTable} from '../../data/schema';
import {changeFeeds, parametersFeed, upgradesFeed} from './changeFeeds';
import {escapeXml, jsonFeed, rssFeed} from './feedFormats';

const PAGE = 'https://docs.example/page/';

const upgrades = defineTable({
  id: 'x.upgrades',
  title: 'Upgrades',
  columns: [],
  rows: [
    {name: 'v1', height: '10', binary: 'v1.0.0', note: 'a <new> & "old" mint'},
    {name: 'v2', height: '1,200', binary: 'v2.0.0', note: 'factory'},
  ],
  source: {id: 'NET', path: 'README.md'},
  asOf: '2025-12-01',
  network: 'bbn-1',
  note: 'No v3.',
});

const versions = defineTable({
  ...upgrades,
  id: 'x.versions',
  columns: [
    {key: 'version', label: 'Version'},
    {key: 'height', label: 'From height'},
    {key: 'fee', label: 'Fee, sat'},
    {key: 'wait', label: 'Wait, blocks'},
  ],
  rows: [
    {version: '0', height: '5', fee: '64,000', wait: '1,008'},
    {version: '1', height: '9', fee: '32,000', wait: '1,008'},
  ],
});

test('the newest upgrade comes first, with height, binary, source, date and note', () => {
  const feed = upgradesFeed(upgrades, PAGE);
  expect(feed.title).toBe('Upgrades (bbn-1)');
  expect(feed.items.map(({id, title}) => [id, title])).toEqual([
    ['x.upgrades:v2', 'v2 at height 1,200'],
    ['x.upgrades:v1', 'v1 at height 10'],
  ]);
  expect(feed.items[0]?.text).toBe(
    'babylond v2.0.0, from height 1,200: factory. ' +
      'Source: networks, README.md, as of 2025-12-01. No v3.',
  );
});

test('a version lists its changes, then all of its values', () => {
  const [second, first] = parametersFeed(versions, PAGE).items;
  expect(second?.text).toMatch(
    /^Changed from version 0: Fee, sat: 64,000 → 32,000\. All values: Fee, sat: 32,000; Wait, blocks: 1,008\. /,
  );
  expect(first?.text).toMatch(/^All values: Fee, sat: 64,000/);
});

test('RSS is escaped, contains its own URL and has no dates for its entries', () => {
  const rss = rssFeed(upgradesFeed(upgrades, PAGE), 'https://docs.example/feeds/u.rss.xml?a&b');
  expect(rss).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0"/);
  expect(rss).toContain(
    '<atom:link href="https://docs.example/feeds/u.rss.xml?a&amp;b" rel="self"',
  );
  expect(rss).toContain('<lastBuildDate>Mon, 01 Dec 2025 00:00:00 GMT</lastBuildDate>');
  expect(rss).toContain('<guid isPermaLink="false">x.upgrades:v2</guid>');
  // Feed readers render descriptions as HTML, so their text is escaped as HTML first.
  expect(rss).toContain('a &amp;lt;new> &amp;amp; &amp;quot;old&amp;quot; mint');
  expect(rss).not.toContain('pubDate');
});

test('control characters, which XML cannot contain, are omitted', () => {
  expect(escapeXml('a\u0000\u001fb\t<"&')).toBe('ab\t&lt;&quot;&amp;');
});

test('the JSON feed follows JSON Feed 1.1', () => {
  const feed = jsonFeed(upgradesFeed(upgrades, PAGE), 'https://docs.example/feeds/u.json');
  expect(JSON.parse(feed)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Upgrades (bbn-1)',
    home_page_url: PAGE,
    feed_url: 'https://docs.example/feeds/u.json',
    items: [
      {id: 'x.upgrades:v2', url: PAGE, title: 'v2 at height 1,200'},
      {
        id: 'x.upgrades:v1',
        content_text: expect.stringContaining('a <new> & "old" mint') as string,
      },
    ],
  });
});

test('the real tables produce feeds whose entries have unique IDs and no empty values', async () => {
  const feeds = changeFeeds(await loadFacts(), 'https://docs.example/');
  expect(Object.keys(feeds)).toEqual(['upgrades', 'parameters']);
  for (const {items} of Object.values(feeds)) {
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
    for (const {title, text} of items) expect(`${title} ${text}`).not.toMatch(/undefined|: [;.]/);
  }
});

test('a missing table is reported with the tables that exist', () => {
  expect(() => changeFeeds(buildFactBase([], [upgrades]), 'https://docs.example/')).toThrow(
    /"bbn-1\.upgrades".*\n.* x\.upgrades\.\nFix: /,
  );
});
