/** The lines of the front matter as written, with the `---` before them, so that index + 1 is the line. */
function linesOf(source: string): string[] {
  const lines = source.split('\n');
  if (lines[0]?.trim() !== '---') return [];
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  return end < 0 ? [] : lines.slice(0, end);
}

/**
 * Line of the file on which a front matter key stands, counted from 1; the first line when the key
 * is missing or the file is not known.
 *
 * @param inner a key inside of the value of `key`, on the same line or below it
 */
export function lineOf(source: string, key: string, inner?: string): number {
  const lines = linesOf(source);
  const at = lines.findIndex((line) => startsWithKey(line, key));
  if (at < 0) return 1;
  if (inner === undefined) return at + 1;
  const below = lines.slice(at).findIndex((line) => innerKey(inner).test(line));
  return below < 0 ? at + 1 : at + below + 1;
}

/**
 * A value as it was written. YAML turns the 31st of a short month into another day, so whether a
 * day exists can only be asked of the text.
 */
export function rawValue(source: string, key: string, inner?: string): string | undefined {
  const line = linesOf(source)[lineOf(source, key, inner) - 1];
  if (line === undefined) return undefined;
  const from = inner === undefined ? new RegExp(`^(['"]?)${key}\\1\\s*:`) : innerKey(inner);
  const found = from.exec(line);
  if (!found) return undefined;
  return /^\s*['"]?([^'",}#\s]*)/.exec(line.slice(found.index + found[0].length))?.[1];
}

/** A day that no month has, such as 31 June, comes back from the calendar as another one. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day of the front matter as text: from the file where that is known, else as YAML read it. */
export function dayText(value: unknown, raw?: string): string {
  if (raw) return raw;
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

function startsWithKey(line: string, key: string): boolean {
  return [key, `'${key}'`, `"${key}"`].some((name) => line.startsWith(`${name}:`));
}

function innerKey(key: string): RegExp {
  return new RegExp(`(?<=^\\s+|[{,]\\s*)(['"]?)${key}\\1\\s*:`);
}
