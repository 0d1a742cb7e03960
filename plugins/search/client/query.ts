/** Longest query, in UTF-16 units as `maxLength` counts them; what is longer is cut. */
export const MAX_QUERY = 64;

/** Text as one line of at most 64 units, without half a character at its end. */
export function cutQuery(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY)
    .replace(/[\ud800-\udbff]$/, '');
}
