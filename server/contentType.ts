import path from 'node:path';
import mime from 'mime-types';

/** Feeds, whose extension is also that of other files. */
const FEEDS: readonly (readonly [RegExp, string])[] = [
  [/[./]rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/[./]atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/^\/feeds\/[^/]+\.json$/, 'application/feed+json'],
];

/** Text whose character set the type's registration leaves open. */
const UTF8 = /xml|yaml|javascript|^text/;

/** The `Content-Type` of a file; an unknown kind is offered as a download. */
export function contentType(file: string): string {
  const feed = FEEDS.find(([name]) => name.test(file));
  if (feed) return feed[1];
  if (file.endsWith('.sha256')) return 'text/plain; charset=utf-8';
  const type = mime.lookup(path.extname(file)) || 'application/octet-stream';
  return UTF8.test(type) && !type.includes('svg') ? `${type}; charset=utf-8` : type;
}
