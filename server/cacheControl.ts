/** A name below /assets/ that carries a hash of its content, so it never changes. */
const HASHED = /^\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** How long a file may be kept. What is not hashed is asked for again, by its ETag. */
export function cacheControl(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
