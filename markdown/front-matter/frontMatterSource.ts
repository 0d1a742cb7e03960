import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** An entry of the front matter: its line, counted from 1, and its value as text if it is a scalar. */
type Entry = {readonly line: number; readonly text?: string};

/** The entry at a path of keys; of what is missing, the last line on the way there. */
function entryAt(source: string, keys: readonly string[]): Entry {
  const lineCounter = new LineCounter();
  const front = source.slice(0, Math.max(0, source.indexOf('\n---', 3)));
  // YAML turns a day that doesn't exist into another; this schema keeps every value as text.
  let node: unknown = parseDocument(front, {lineCounter, schema: 'failsafe'}).contents;
  let line = 1;
  for (const key of keys) {
    const pairs = isMap(node) ? node.items : [];
    const pair = pairs.find((one) => isScalar(one.key) && one.key.value === key);
    if (!pair || !isScalar(pair.key)) return {line};
    line = lineCounter.linePos(pair.key.range?.[0] ?? 0).line;
    node = pair.value;
  }
  return {line, text: isScalar(node) ? String(node.value) : undefined};
}

/** Line of the file on which a key of the front matter is; the first line if there is no such key. */
export function lineOf(source: string, ...keys: string[]): number {
  return entryAt(source, keys).line;
}

/** A day of the front matter as text: from the file if that is known, otherwise as YAML read it. */
export function dayText(value: unknown, source: string, ...keys: string[]): string {
  const {text} = entryAt(source, keys);
  if (text) return text;
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** Whether a text is a day; the calendar turns one that doesn't exist, such as 31 June, into another. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
