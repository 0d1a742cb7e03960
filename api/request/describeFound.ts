import {isLosslessNumber} from 'lossless-json';
import type {ExactJson} from '../schema/exactJson';
import {quoted} from '../schema/visibleText';

/** Longest text that a line quotes, in characters. */
const MAX_QUOTED = 60;

/** A value in few words: 'number 5', 'list of 3', 'missing'. The first word is its type. */
export function describeFound(value: ExactJson | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isLosslessNumber(value)) return `number ${value.value.slice(0, MAX_QUOTED)}`;
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'string') {
    const cut =
      value.length > MAX_QUOTED ? ` and ${value.length - MAX_QUOTED} more characters` : '';
    return `string ${quoted(value.slice(0, MAX_QUOTED))}${cut}`;
  }
  if (typeof value === 'boolean') return `boolean ${value}`;
  return `object with ${Object.keys(value).length} fields`;
}
