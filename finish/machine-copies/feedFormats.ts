/** Feeds of changes on mainnet, by file name, with the title that readers see. */
export const FEEDS = {
  upgrades: 'Mainnet upgrades',
  parameters: 'Versions of the BTC staking parameters',
} as const;

/** One entry of a feed of changes. */
type ChangeItem = {
  /** Unique to the change, and the same in every build. */
  id: string;
  title: string;
  /** Plain text. */
  text: string;
};

/** A feed whose entries have no dates: the data contain heights, and estimated dates would mislead. */
export type ChangeFeed = {
  title: string;
  description: string;
  /** URL of the page that shows the same data. */
  pageUrl: string;
  /** Day of the newest source, YYYY-MM-DD. */
  asOf: string;
  /** Newest first. */
  items: readonly ChangeItem[];
};

/** RSS 2.0, with the feed's own URL, which feed readers need. */
export function rssFeed(feed: ChangeFeed, feedUrl: string): string {
  const {title, description, pageUrl, asOf, items} = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${tag('title', title)}`,
    `    ${tag('link', pageUrl)}`,
    `    ${tag('description', description)}`,
    '    <language>en</language>',
    `    ${tag('lastBuildDate', new Date(`${asOf}T00:00:00Z`).toUTCString())}`,
    `    <atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap((item) => [
      '    <item>',
      `      ${tag('title', item.title)}`,
      `      ${tag('link', pageUrl)}`,
      `      <guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
      `      ${tag('description', escapeXml(item.text))}`,
      '    </item>',
    ]),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function jsonFeed(feed: ChangeFeed, feedUrl: string): string {
  const {title, description, pageUrl, items} = feed;
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description,
    language: 'en',
    items: items.map((item) => ({
      id: item.id,
      url: pageUrl,
      title: item.title,
      content_text: item.text,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function tag(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`;
}

/** Escapes text for XML 1.0, and removes control characters, which it can't contain even as references. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
  );
}
