import {isLosslessNumber, parse, stringify, type LosslessNumber} from 'lossless-json';
import {escapeHidden} from './escapeHidden';

/** A parsed JSON value whose numbers keep every digit. */
export type ExactJson =
  null | boolean | string | LosslessNumber | ExactJson[] | {[name: string]: ExactJson};

/**
 * Parses JSON without losing digits. The last of duplicate keys wins, as in the browser's own
 * parser.
 *
 * @throws SyntaxError when the text is not JSON, RangeError when it is nested too deeply
 */
export function parseExact(text: string): ExactJson {
  return parse(text, null, {onDuplicateKey: ({newValue}) => newValue}) as ExactJson;
}

/** Converts a value to what `JSON.parse` would return, for checks that don't need every digit. */
export function toPlainJson(value: ExactJson): unknown {
  return JSON.parse(stringify(value) ?? 'null');
}

/** Formats JSON, indented by two spaces. Keeps every digit and escapes hidden characters. */
export function formatJson(value: ExactJson): string {
  return escapeHidden(stringify(value, null, 2) ?? '');
}

/** Whether a value is a JSON object. */
export function isObject(value: ExactJson): value is {[name: string]: ExactJson} {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value)
  );
}
