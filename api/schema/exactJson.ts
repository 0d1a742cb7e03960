import {isLosslessNumber, parse, stringify, type LosslessNumber} from 'lossless-json';
import {visibleText} from './visibleText';

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

/** The value as `JSON.parse` would have returned it, for checks that don't need every digit. */
export function plain(value: ExactJson): unknown {
  return JSON.parse(stringify(value) ?? 'null');
}

/** JSON indented by two spaces, with every digit kept and hidden characters escaped. */
export function writePretty(value: ExactJson): string {
  return visibleText(stringify(value, null, 2) ?? '');
}

/** Whether a value is a JSON object. */
export function isObject(value: ExactJson): value is {[name: string]: ExactJson} {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && !isLosslessNumber(value)
  );
}
