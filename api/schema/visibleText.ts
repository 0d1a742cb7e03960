/**
 * Characters that cannot be seen, or that change the order in which others are shown: a server
 * could make one address look like another with them. Tab, line feed and carriage return in
 * plain text are left alone.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- they are looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

/** Text with hidden characters written as JSON escapes: \u202e. */
export function visibleText(text: string): string {
  return text.replace(HIDDEN, (found) =>
    Array.from(
      {length: found.length},
      (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** A string as JSON, in quotes, with hidden characters as escapes: equal in value. */
export function quoted(text: string): string {
  return visibleText(JSON.stringify(text));
}
