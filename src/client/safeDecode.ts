/** Decodes percent-encoded text, or returns the text unchanged if the encoding is invalid. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
