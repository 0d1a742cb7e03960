/** The marks, embeddings, overrides and isolates that turn the direction of text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text without characters that turn its direction: in a query, or from a service that answers one,
 * they make the words around them read as others.
 */
export function unturned(text: string): string {
  return text.replace(TURNING, '');
}

/** The same for every text in an answer, however deep. */
export function unturnedAll<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? unturned(part) : part,
  ) as T;
}
