import path from 'node:path';

/** The kinds of file that a build holds, by their endings. A test compares it with the build. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  // JSON is always UTF-8.
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.sha256': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};

/** Feeds, which share an ending with other files. */
const FEEDS: readonly (readonly [RegExp, string])[] = [
  [/[./]rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/[./]atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/^\/feeds\/[^/]+\.json$/, 'application/feed+json'],
];

/** The type of a file; a kind that is not known is offered as a download. */
export function contentType(file: string): string {
  const feed = FEEDS.find(([name]) => name.test(file));
  return feed?.[1] ?? TYPES[path.extname(file)] ?? 'application/octet-stream';
}
