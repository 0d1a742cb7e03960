import path from 'node:path';
import mime from 'mime-types';

/** Content types of feeds, which share their extensions with other files. */
const FEEDS: readonly (readonly [RegExp, string])[] = [
  [/[./]rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/[./]atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/^\/feeds\/[^/]+\.json$/, 'application/feed+json'],
];

/** Text types whose `Content-Type` needs a character set. */
const UTF8 = /xml|yaml|javascript|^text/;

/** The `Content-Type` of a file. Browsers download files of an unknown type. */
export function contentType(file: string): string {
  const feed = FEEDS.find(([name]) => name.test(file));
  if (feed) return feed[1];
  if (file.endsWith('.sha256')) return 'text/plain; charset=utf-8';
  const type = mime.lookup(path.extname(file)) || 'application/octet-stream';
  return UTF8.test(type) && !type.includes('svg') ? `${type}; charset=utf-8` : type;
}

/** Files in /assets/ with a content hash in their name, or in the name of the search index's folder. */
const HASHED = /^\/assets\/(?:search\/[0-9a-f]{12}\/|.*[.-][0-9a-f]{8,}\.\w+$)/;

/** The `Cache-Control` of a file; files without a hash are revalidated by their ETag. */
export function cacheControl(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
