import {isLosslessNumber} from 'lossless-json';
import {describeFound} from './describeFound';
import {type ExactJson, isContainer} from './exactJson';

/** The error inside a JSON-RPC reply, in words: its HTTP status can be 200. */
export function nodeError(value: ExactJson): string | undefined {
  if (!isContainer(value) || value.error === undefined || value.error === null) return undefined;
  const {error} = value;
  if (!isContainer(error)) return describeFound(error);
  const {code, message, data} = error;
  const parts = [message, data].filter(isText);
  const number = isLosslessNumber(code) ? ` (code ${code.value})` : '';
  return `${parts.join(': ')}${number}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
