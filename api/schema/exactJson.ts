import {isLosslessNumber, parse, type LosslessNumber} from 'lossless-json';
import {quoted} from './visibleText';

/** A parsed reply whose numbers keep every digit. */
export type ExactJson =
  null | boolean | string | LosslessNumber | ExactJson[] | {[name: string]: ExactJson};

/**
 * Reads JSON without losing digits. Of a name that stands twice the last value counts, as in the
 * browser's own parser.
 *
 * @throws SyntaxError when the text is not JSON, RangeError when it is nested too deeply
 */
export function parseExact(text: string): ExactJson {
  return parse(text, null, {onDuplicateKey: ({newValue}) => newValue}) as ExactJson;
}

/** The value as the standard library would have read it, for checks that need no last digit. */
export function plain(value: ExactJson): unknown {
  if (isLosslessNumber(value)) return Number(value.value);
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
}

/** A value without children, as JSON. */
export function writeLeaf(value: null | boolean | string | LosslessNumber): string {
  if (isLosslessNumber(value)) return value.value;
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** JSON with two spaces an indent, every digit kept and hidden characters as escapes. */
export function writePretty(value: ExactJson, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const lines = value.map((entry) => inner + writePretty(entry, inner));
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  if (isContainer(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    const lines = entries.map(
      ([name, entry]) => `${inner}${quoted(name)}: ${writePretty(entry, inner)}`,
    );
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  return writeLeaf(value);
}

/** Whether a value is an object with fields. */
export function isContainer(value: ExactJson): value is {[name: string]: ExactJson} {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value)
  );
}
