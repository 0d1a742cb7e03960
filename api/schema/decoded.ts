/** A part of an address as it reads decoded; as it came where it is no encoding of a text. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
