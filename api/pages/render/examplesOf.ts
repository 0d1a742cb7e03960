import type {MediaType} from '../load/openApi';

/** The JSON media type of a body. Our documents specify no schema for any other type. */
export function mediaOf(
  content: Readonly<Record<string, MediaType>> | undefined,
): MediaType | undefined {
  return content?.['application/json'] ?? Object.values(content ?? {})[0];
}

/** Examples of a body with their titles, in the document's order. */
export function examplesOf(media: MediaType | undefined): {summary: string; value: unknown}[] {
  if (media?.examples) {
    return Object.entries(media.examples).map(([name, {summary = name, value}]) => {
      return {summary, value};
    });
  }
  return media?.example === undefined ? [] : [{summary: 'Example', value: media.example}];
}

/** Formats an example: text unchanged, other values as indented JSON. */
export function formatExample(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
