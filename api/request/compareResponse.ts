import {Validator, type OutputUnit} from '@cfworker/json-schema';
import {isLosslessNumber} from 'lossless-json';
import type {OperationDocument, Schema, Schemas} from '../schema/operation';
import {describePattern} from '../schema/describePattern';
import {type ExactJson, isObject, toPlainJson} from '../schema/exactJson';
import {pointerFromFragment, segmentsOf, appendSegment, valueAt} from '../schema/pointers';
import {resolve} from '../schema/schemas';
import {quote} from '../schema/escapeHidden';

/** One way in which a response differs from the documentation. */
export type Difference = {
  /** JSON pointer with `*` for the entries of lists; empty for the whole response. */
  location: string;
  expected: string;
  actual: string;
  /** JSON pointers to all values that differ in this way, at least one. */
  pointers: string[];
};

/** The result of comparing a response with the documentation. */
export type Comparison =
  | {kind: 'same'}
  | {kind: 'differs'; differences: Difference[]}
  | {kind: 'unchecked'; reason: string};

/** Maximum length of a string quoted in a message, in characters. */
const MAX_QUOTED = 60;

/** Keywords whose errors only say that a nested schema has an error. */
const COLLECTIVE = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'dependentSchemas',
  'if',
]);

/**
 * Compares a response with the schema of its status, field by field. Undocumented fields are
 * differences too, because they mean that the documentation is out of date.
 */
export function compare(
  {responses, $defs}: Pick<OperationDocument, 'responses' | '$defs'>,
  status: number,
  value: ExactJson,
): Comparison {
  const response = responses[String(status)] ?? responses.default;
  if (!response) return {kind: 'unchecked', reason: `Status ${status} is not documented.`};
  if (!response.schema)
    return {kind: 'unchecked', reason: 'The documentation has no schema for it.'};
  try {
    const differences = findDifferences(response.schema, $defs, value);
    return differences.length > 0 ? {kind: 'differs', differences} : {kind: 'same'};
  } catch {
    return {kind: 'unchecked', reason: 'The response is nested too deeply to be compared.'};
  }
}

function findDifferences(schema: Schema, defs: Schemas, value: ExactJson): Difference[] {
  const root: object = {...schema, $defs: defs};
  const {errors} = new Validator(root, '2020-12', false).validate(toPlainJson(value));
  const differences = new Map<string, Difference>();
  const add = (pointer: string, expected: string, actual: string) => {
    const location = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = `${location}\n${expected}\n${actual.replace(/ .*/s, '')}`;
    const existing = differences.get(key);
    if (!existing) differences.set(key, {location, expected, actual, pointers: [pointer]});
    else if (!existing.pointers.includes(pointer)) existing.pointers.push(pointer);
  };
  for (const error of relevantErrors(errors)) {
    const pointer = pointerFromFragment(error.instanceLocation);
    const instance = valueAt(value, pointer);
    if (error.keyword === 'required') {
      const owner = schemaAt(root, defs, error.keywordLocation.replace(/\/required$/, ''));
      for (const name of owner.required ?? []) {
        const missing = appendSegment(pointer, name);
        if (valueAt(value, missing) === undefined) add(missing, 'always present', 'missing');
      }
    } else {
      const owner = schemaAt(root, defs, error.keywordLocation.replace(/\/[^/]*$/, ''));
      add(pointer, describeExpected(error.keyword, owner), describeValue(instance));
    }
  }
  for (const pointer of undocumentedFields(schema, defs, value)) {
    add(pointer, 'not documented', describeValue(valueAt(value, pointer)));
  }
  return [...differences.values()];
}

/** Drops collective errors, and errors in the branches of a choice that is itself reported. */
function relevantErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  const choices = errors.filter(({keyword}) => ['oneOf', 'anyOf', 'not'].includes(keyword));
  return errors.filter(
    ({keyword, keywordLocation, instanceLocation}) =>
      !COLLECTIVE.has(keyword) &&
      !choices.some(
        (choice) =>
          keywordLocation.startsWith(`${choice.keywordLocation}/`) &&
          instanceLocation.startsWith(choice.instanceLocation),
      ),
  );
}

/** The schema at a keyword location, in which `$ref` segments are followed. */
function schemaAt(root: Schema, defs: Schemas, location: string): Schema {
  let schema: Readonly<Record<string, unknown>> = root;
  for (const name of segmentsOf(pointerFromFragment(location))) {
    const next = name === '$ref' ? resolve({$ref: String(schema.$ref)}, defs) : schema[name];
    schema = (next ?? {}) as typeof schema;
  }
  return schema;
}

/**
 * Pointers to the fields of a response that its schema doesn't document. A schema without
 * `properties`, or with a schema for additional properties, documents every field.
 */
function undocumentedFields(schema: Schema, defs: Schemas, value: ExactJson): string[] {
  const pointers: string[] = [];
  const visit = (schemas: readonly Schema[], node: ExactJson, pointer: string) => {
    const candidates = schemas.flatMap((entry) => alternatives(entry, defs));
    if (Array.isArray(node)) {
      const items = candidates.flatMap((entry) => entry.items ?? []);
      if (items.length === 0) return;
      node.forEach((entry, index) => visit(items, entry, appendSegment(pointer, index)));
    }
    if (Array.isArray(node) || !isObject(node)) return;
    const propertyMaps = candidates.flatMap(({properties}): Schemas[] =>
      properties ? [properties] : [],
    );
    const additional = candidates.flatMap(({additionalProperties}) => additionalProperties || []);
    const isOpen = propertyMaps.length === 0 || additional.length > 0;
    for (const [name, entry] of Object.entries(node)) {
      const fields = propertyMaps.flatMap((properties) =>
        Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
      );
      const additionalSchemas = additional.filter((schema) => schema !== true);
      if (fields.length === 0 && !isOpen) pointers.push(appendSegment(pointer, name));
      else
        visit(fields.length > 0 ? fields : additionalSchemas, entry, appendSegment(pointer, name));
    }
  };
  visit([schema], value, '');
  return pointers;
}

/** A schema and all schemas that it combines, regardless of which branch of a choice applies. */
function alternatives(schema: Schema, defs: Schemas, depth = 0): Schema[] {
  const resolved = resolve(schema, defs);
  if (depth > 20) return [resolved];
  const {allOf = [], oneOf = [], anyOf = []} = resolved;
  const branches = [...allOf, ...oneOf, ...anyOf];
  return [resolved, ...branches.flatMap((branch) => alternatives(branch, defs, depth + 1))];
}

function describeExpected(keyword: string, schema: Schema): string {
  const {enum: values = [], pattern = '', oneOf = [], anyOf = oneOf} = schema;
  switch (keyword) {
    case 'type':
      return [schema.type].flat().join(' or ');
    case 'enum':
      return `one of ${values.map((entry) => JSON.stringify(entry)).join(', ')}`;
    case 'const':
      return JSON.stringify(schema.const);
    case 'pattern':
      return `string with ${describePattern(pattern)}`;
    case 'format':
      return `string in the format ${schema.format}`;
    case 'oneOf':
    case 'anyOf':
      return `one of the ${anyOf.length} documented variants`;
    case 'false':
      return 'not documented';
    default:
      return `${keyword} ${JSON.stringify(schema[keyword as keyof Schema])}`;
  }
}

/** A value in a few words: `number 5`, `list of 3`, `missing`. The first word is its type. */
export function describeValue(value: ExactJson | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isLosslessNumber(value)) return `number ${value.value.slice(0, MAX_QUOTED)}`;
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'boolean') return `boolean ${value}`;
  if (typeof value === 'object') return `object with ${Object.keys(value).length} fields`;
  const hiddenLength = value.length - MAX_QUOTED;
  const suffix = hiddenLength > 0 ? ` and ${hiddenLength} more characters` : '';
  return `string ${quote(value.slice(0, MAX_QUOTED))}${suffix}`;
}
