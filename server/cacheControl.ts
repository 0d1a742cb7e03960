/** A file below /assets/ with a hash of its content in its name, or in the folder of a search index. */
const HASHED = /^\/assets\/(?:search\/[0-9a-f]{12}\/|.*[.-][0-9a-f]{8,}\.\w+$)/;

/** How long a file may be kept. A file without a hash is requested again, by its ETag. */
export function cacheControl(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
