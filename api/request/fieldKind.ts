import type {JsonSchema, OperationDocument} from '../schema/operation';
import {integerRange, resolve, textOf, typesOf} from '../schema/schemas';

/** How a parameter is asked for. */
export type FieldKind =
  | {kind: 'choice'; options: {value: string; meaning?: string}[]}
  | {kind: 'integer'}
  | {kind: 'list'}
  | {kind: 'json'}
  | {kind: 'text'};

/** Whole numbers are typed as text: a number field of the browser rounds them past 2^53. */
export function fieldKind(schema: JsonSchema, defs: OperationDocument['$defs']): FieldKind {
  const resolved = resolve(schema, defs);
  const meanings = (resolved['x-enum-descriptions'] ?? {}) as Record<string, string | undefined>;
  if (Array.isArray(resolved.enum)) {
    const options = resolved.enum.filter((value) => value !== null).map(String);
    return {
      kind: 'choice',
      options: options.map((value) => ({value, meaning: meanings[value]})),
    };
  }
  const types = typesOf(resolved);
  if (types.includes('boolean')) {
    return {kind: 'choice', options: [{value: 'true'}, {value: 'false'}]};
  }
  if (types.includes('array')) return {kind: 'list'};
  if (types.includes('object')) return {kind: 'json'};
  if (integerRange(resolved)) return {kind: 'integer'};
  return {kind: 'text'};
}

/** What the reader is told about the shape of a value: 'uint64, babylon-blocks'. */
export function describeType(schema: JsonSchema, defs: OperationDocument['$defs']): string {
  const resolved = resolve(schema, defs);
  const type = typesOf(resolved)[0] ?? 'any';
  if (type === 'array') {
    return `list of ${describeType((resolved.items ?? {}) as JsonSchema, defs)}`;
  }
  const format = textOf(resolved, 'format');
  const encoding = format === 'byte' ? 'base64' : textOf(resolved, 'contentEncoding');
  const named = encoding || format || type;
  const unit = textOf(resolved, 'x-unit');
  return unit === '' ? named : `${named}, ${unit}`;
}
