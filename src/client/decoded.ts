/** Percent-decodes text; returns it unchanged if it isn't valid percent-encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
