import type {JsonSchema, OperationDocument, Parameter} from '../schema/operation';
import {hexOf, isBase64} from './bytes';
import {checkJson} from './checkBody';
import {describePattern} from '../schema/describePattern';
import {integerRange, resolve, textOf, typesOf} from '../schema/schemas';

type Defs = OperationDocument['$defs'];

/**
 * What is wrong with a value as typed, as a sentence that says what to enter; nothing when it can
 * be sent. Numbers are compared digit for digit.
 */
export function checkValue(parameter: Parameter, typed: string, defs: Defs): string | undefined {
  const {name, required} = parameter;
  const schema = resolve(parameter.schema, defs);
  if (typed.trim() === '') {
    return required || parameter.in === 'path' ? `Enter a value for ${name}.` : undefined;
  }
  if (/\p{Cs}/u.test(typed)) return 'The text contains half of a character. Type it again.';
  if (typesOf(schema).includes('array')) {
    const items = resolve((schema.items ?? {}) as JsonSchema, defs);
    for (const [index, line] of splitList(typed).entries()) {
      const wrong = checkText(items, line);
      if (wrong) return `Line ${index + 1}: ${wrong}`;
    }
    return undefined;
  }
  if (typesOf(schema).includes('object')) {
    return checkJson(schema, typed, defs).slice(0, 5).join('\n') || undefined;
  }
  // A segment of dots would climb to another path.
  if (parameter.in === 'path' && /^\.{1,2}$/.test(typed.trim())) {
    return 'A value of only dots is not valid in a path.';
  }
  return checkText(schema, typed.trim());
}

/** The values of a list: one a line, empty lines left out. */
export function splitList(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function checkText(schema: JsonSchema, text: string): string | undefined {
  const types = typesOf(schema);
  if (Array.isArray(schema.enum) && !schema.enum.map(String).includes(text)) {
    return `Choose one of ${schema.enum.map(String).join(', ')}.`;
  }
  if (types.includes('boolean') && text !== 'true' && text !== 'false') {
    return 'Choose true or false.';
  }
  const range = integerRange(schema);
  if (range) return checkInteger(text, range) ?? checkPattern(schema, text);
  if (types.includes('number') && !(text !== '' && Number.isFinite(Number(text)))) {
    return 'Enter a number, for example 0.5.';
  }
  if (textOf(schema, 'x-encoding') === 'hex-0x') {
    // The request is written from the bytes, so the form takes each usual way of writing them.
    const hex = hexOf(text);
    if (hex === undefined) return 'Enter hex digits, with or without 0x, or base64.';
    const wrong = checkPattern(schema, `0x${hex}`);
    return wrong && `${wrong} You may leave out 0x, or enter the same bytes in base64.`;
  }
  const {minLength, maxLength} = schema;
  const length = [...text].length;
  if (typeof minLength === 'number' && length < minLength) {
    return `Enter at least ${minLength} characters; these are ${length}.`;
  }
  if (typeof maxLength === 'number' && length > maxLength) {
    return `Enter at most ${maxLength} characters; these are ${length}.`;
  }
  // A pattern also tells which alphabet is meant.
  if (isBytes(schema) && schema.pattern === undefined && !isBase64(text)) {
    return 'Enter base64: letters, digits, + and /, padded with = to a multiple of four.';
  }
  return checkPattern(schema, text);
}

function checkPattern({pattern}: JsonSchema, text: string): string | undefined {
  if (typeof pattern !== 'string' || matches(pattern, text)) return undefined;
  return `Enter ${describePattern(pattern)}.`;
}

function checkInteger(text: string, {min, max}: {min?: bigint; max?: bigint}): string | undefined {
  if (!/^-?\d+$/.test(text)) return 'Enter a whole number in digits, without separators.';
  // More digits than any format has would only cost time.
  if (text.length > 40) return 'The number has too many digits.';
  const value = BigInt(text);
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  if (max !== undefined && value > max) return `Enter ${max} or less.`;
  return undefined;
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // A pattern that this browser cannot read must not keep the reader from sending.
    return true;
  }
}

function isBytes({contentEncoding, format}: JsonSchema): boolean {
  return contentEncoding === 'base64' || format === 'byte';
}
