import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** An entry of the front matter: its line, counted from 1, and its value as text if it is a scalar. */
type Entry = {readonly line: number; readonly text?: string};

/** The entry at a path of keys; if it is missing, only the line of its closest existing parent. */
function entryAt(source: string, keys: readonly string[]): Entry {
  const lineCounter = new LineCounter();
  const front = source.slice(0, Math.max(0, source.indexOf('\n---', 3)));
  // This schema keeps every value as text; others would turn a date that doesn't exist into another.
  let node: unknown = parseDocument(front, {lineCounter, schema: 'failsafe'}).contents;
  let line = 1;
  for (const key of keys) {
    const pairs = isMap(node) ? node.items : [];
    const pair = pairs.find((candidate) => isScalar(candidate.key) && candidate.key.value === key);
    if (!pair || !isScalar(pair.key)) return {line};
    line = lineCounter.linePos(pair.key.range?.[0] ?? 0).line;
    node = pair.value;
  }
  return {line, text: isScalar(node) ? String(node.value) : undefined};
}

/** The line of a front matter key, or of its closest existing parent; 1 if neither exists. */
export function lineOf(source: string, ...keys: string[]): number {
  return entryAt(source, keys).line;
}

/** A date as text: as written in the file if the entry exists there, otherwise as YAML parsed it. */
export function dateText(value: unknown, source: string, ...keys: string[]): string {
  const {text} = entryAt(source, keys);
  if (text) return text;
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** Whether a text is a date that exists. `Date` turns one that doesn't, such as 31 June, into another. */
export function isValidDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
