import type {MediaType} from '../load/document';

/** The JSON form of a body; our documents have no other with a schema. */
export function mediaOf(
  content: Readonly<Record<string, MediaType>> | undefined,
): MediaType | undefined {
  return content?.['application/json'] ?? Object.values(content ?? {})[0];
}

/** Examples of a body with their names, in the document's order. */
export function examplesOf(
  media: MediaType | undefined,
): {name: string; summary: string; value: unknown}[] {
  if (media?.examples) {
    return Object.entries(media.examples).map(([name, {summary, value}]) => ({
      name,
      summary: summary ?? name,
      value,
    }));
  }
  if (media?.example === undefined) return [];
  return [{name: 'example', summary: 'Example', value: media.example}];
}

/** The first example of a body. */
export function bodyExample(media: MediaType | undefined): unknown {
  return examplesOf(media)[0]?.value;
}

/** A reply as a reader sees it: JSON in lines, text as it is. */
export function pretty(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
