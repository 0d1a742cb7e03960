import type {OperationDocument, Parameter, Schema, Schemas} from '../schema/operation';
import {describePattern} from '../schema/describePattern';
import {parseExact} from '../schema/exactJson';
import {integerRange, resolve, typesOf} from '../schema/schemas';
import type {Form} from './buildRequest';
import {hexOf, isBase64} from './bytes';
import {compare} from './compareResponse';

/** Error messages by parameter name, or under the key `BODY` for the body. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** Key of the body's error. No parameter has an empty name. */
export const BODY = '';

/** Maximum number of errors shown for one field. */
const MAX_ERRORS = 5;

/** Validates the whole form before anything is sent. The errors are in the order of the fields. */
export function checkForm(document: OperationDocument, form: Form): FormErrors {
  const {parameters, body, $defs} = document;
  const errors: Record<string, string> = {};
  for (const parameter of parameters) {
    const error = checkValue(parameter, form.values[parameter.name] ?? '', $defs);
    if (error) errors[parameter.name] = error;
  }
  const input = form.body.trim();
  if (body?.required && input === '') errors[BODY] = 'Enter a body.';
  const bodyError = body && input !== '' && checkJson(body.schema, form.body, $defs);
  if (bodyError) errors[BODY] = bodyError;
  return errors;
}

/**
 * Validates one value as the reader typed it. Numbers are compared digit by digit.
 *
 * @returns a sentence that says what to enter; `undefined` if the value can be sent
 */
export function checkValue(parameter: Parameter, input: string, defs: Schemas): string | undefined {
  const {name, required} = parameter;
  const schema = resolve(parameter.schema, defs);
  const types = typesOf(schema);
  if (input.trim() === '') {
    return required || parameter.in === 'path' ? `Enter a value for ${name}.` : undefined;
  }
  if (/\p{Cs}/u.test(input)) return 'The text contains an incomplete character. Type it again.';
  if (types.includes('array')) {
    const items = resolve(schema.items ?? {}, defs);
    for (const [index, line] of splitList(input).entries()) {
      const error = checkText(items, line);
      if (error) return `Line ${index + 1}: ${error}`;
    }
    return undefined;
  }
  if (types.includes('object')) return checkJson(schema, input, defs);
  // Browsers resolve the segments . and .., which would change the path.
  if (parameter.in === 'path' && /^\.{1,2}$/.test(input.trim())) {
    return 'A value in a path must not consist only of dots.';
  }
  return checkText(schema, input.trim());
}

/** The values of a list field: one per line, without empty lines. */
export function splitList(input: string): string[] {
  return input
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function checkJson(schema: Schema, input: string, $defs: Schemas): string | undefined {
  let value;
  try {
    value = parseExact(input);
  } catch (error) {
    return `Invalid JSON. ${(error as Error).message.slice(0, 200)}.`;
  }
  const result = compare({responses: {'200': {description: '', schema}}, $defs}, 200, value);
  if (result.kind !== 'differs') return undefined;
  return result.differences
    .slice(0, MAX_ERRORS)
    .map(({location, expected, actual}) =>
      expected === 'not documented'
        ? `${location}: this field is not documented.`
        : `${location || 'The JSON'}: expected ${expected}, found ${actual}.`,
    )
    .join('\n');
}

function checkText(schema: Schema, text: string): string | undefined {
  const types = typesOf(schema);
  const {minLength = 0, maxLength = Infinity} = schema;
  const options = schema.enum?.map(String);
  if (options && !options.includes(text)) return `Choose one of ${options.join(', ')}.`;
  if (types.includes('boolean') && text !== 'true' && text !== 'false') {
    return 'Choose true or false.';
  }
  const range = integerRange(schema);
  if (range) return checkInteger(text, range) ?? checkPattern(schema, text);
  if (types.includes('number') && !(text !== '' && Number.isFinite(Number(text)))) {
    return 'Enter a number, for example 0.5.';
  }
  if (schema['x-encoding'] === 'hex-0x') {
    // The request is built from the decoded bytes, so the form accepts every common encoding.
    const hex = hexOf(text);
    if (hex === undefined) return 'Enter hex digits, with or without 0x, or base64.';
    const error = checkPattern(schema, `0x${hex}`);
    return error && `${error} You can omit 0x, or enter the same bytes in base64.`;
  }
  const {length} = [...text];
  if (length < minLength) return `Enter at least ${minLength} characters; you entered ${length}.`;
  if (length > maxLength) return `Enter at most ${maxLength} characters; you entered ${length}.`;
  // A pattern, if there is one, already specifies the base64 alphabet.
  const isBytes = schema.contentEncoding === 'base64' || schema.format === 'byte';
  if (isBytes && schema.pattern === undefined && !isBase64(text)) {
    return 'Enter base64: letters, digits, + and /, padded with = to a multiple of four.';
  }
  return checkPattern(schema, text);
}

function checkPattern({pattern}: Schema, text: string): string | undefined {
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return undefined;
  return `Enter ${describePattern(pattern)}.`;
}

function checkInteger(text: string, {min, max}: {min?: bigint; max?: bigint}): string | undefined {
  if (!/^-?\d+$/.test(text)) return 'Enter a whole number in digits, without separators.';
  // No format allows this many digits, and `BigInt` is slow for very long ones.
  if (text.length > 40) return 'The number has too many digits.';
  const value = BigInt(text);
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  if (max !== undefined && value > max) return `Enter ${max} or less.`;
  return undefined;
}
