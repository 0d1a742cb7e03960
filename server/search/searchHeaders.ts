/**
 * Headers of every answer to a query. Pages of other sites may ask: what is found is public, and
 * no cookie or key counts here, so the wildcard gives nothing away.
 */
export const SEARCH_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  // The official client waits as long as this header says before it asks again.
  'Access-Control-Expose-Headers': 'Retry-After',
} as const;

/** Methods of the search path, as `Allow` lists them. */
export const SEARCH_METHODS = 'POST, OPTIONS';

/**
 * What a browser asks before it sends a key or a type of its own in a header. Which headers that
 * are depends on the client, and none of them matters here.
 */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': SEARCH_METHODS,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const;
