import path from 'node:path';

/** Types that would otherwise be sent without a character set, or not at all. */
const TYPES: Readonly<Record<string, string>> = {
  '': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Feeds, which share an ending with other files. */
const FEEDS: readonly (readonly [RegExp, string])[] = [
  [/[./]rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/[./]atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  // JSON is always UTF-8.
  [/^\/feeds\/[^/]+\.json$/, 'application/feed+json'],
];

/** The type of a file, or undefined where the file library knows it well. */
export function contentType(file: string): string | undefined {
  const feed = FEEDS.find(([name]) => name.test(file));
  return feed?.[1] ?? TYPES[path.extname(file)];
}
