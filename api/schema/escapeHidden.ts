/**
 * Characters that are invisible or reorder their neighbors: a server could use them to make one
 * address look like another. Tab, line feed and carriage return are excluded.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- the pattern searches for them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

/** Replaces hidden characters with JSON escapes such as \u202e. */
export function escapeHidden(text: string): string {
  return text.replace(HIDDEN, (match) =>
    Array.from(
      {length: match.length},
      (_, index) => `\\u${match.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** Writes a string as JSON with hidden characters escaped, which doesn't change its value. */
export function quote(text: string): string {
  return escapeHidden(JSON.stringify(text));
}
