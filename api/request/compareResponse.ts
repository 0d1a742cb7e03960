import {Validator, type OutputUnit} from '@cfworker/json-schema';
import {isLosslessNumber} from 'lossless-json';
import type {OperationDocument, Schema, Schemas} from '../schema/operation';
import {describePattern} from '../schema/describePattern';
import {type ExactJson, isObject, plain} from '../schema/exactJson';
import {fromFragment, namesOf, step, valueAt} from '../schema/pointers';
import {resolve} from '../schema/schemas';
import {quoted} from '../schema/visibleText';

/** One way in which a response differs from the documentation. */
export type Difference = {
  /** JSON pointer with `*` for the entries of lists; empty for the whole response. */
  place: string;
  expected: string;
  found: string;
  /** JSON pointers of all places that differ in this way, at least one. */
  pointers: string[];
};

/** The result of comparing a response with the documentation. */
export type Comparison =
  {kind: 'same'} | {kind: 'differs'; differences: Difference[]} | {kind: 'unchecked'; why: string};

/** Maximum length of a string quoted in a message, in characters. */
const MAX_QUOTED = 60;

/** Keywords whose errors only say that there is an error below them. */
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
 * Compares a response with the schema of its status, field by field. Fields that the schema doesn't
 * list are differences too, because the documentation is then out of date.
 */
export function compare(
  {responses, $defs}: Pick<OperationDocument, 'responses' | '$defs'>,
  status: number,
  value: ExactJson,
): Comparison {
  const response = responses[String(status)] ?? responses.default;
  if (!response) return {kind: 'unchecked', why: `Status ${status} is not documented.`};
  if (!response.schema) return {kind: 'unchecked', why: 'The documentation has no schema for it.'};
  try {
    const differences = findDifferences(response.schema, $defs, value);
    return differences.length > 0 ? {kind: 'differs', differences} : {kind: 'same'};
  } catch {
    return {kind: 'unchecked', why: 'The response is nested too deeply to be compared.'};
  }
}

function findDifferences(schema: Schema, defs: Schemas, value: ExactJson): Difference[] {
  const root: object = {...schema, $defs: defs};
  const {errors} = new Validator(root, '2020-12', false).validate(plain(value));
  const found = new Map<string, Difference>();
  const add = (pointer: string, expected: string, actual: string) => {
    const place = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = `${place}\n${expected}\n${actual.replace(/ .*/s, '')}`;
    const known = found.get(key);
    if (!known) found.set(key, {place, expected, found: actual, pointers: [pointer]});
    else if (!known.pointers.includes(pointer)) known.pointers.push(pointer);
  };
  for (const error of withoutBranches(errors)) {
    const pointer = fromFragment(error.instanceLocation);
    const at = valueAt(value, pointer);
    if (error.keyword === 'required') {
      const holder = schemaAt(root, defs, error.keywordLocation.replace(/\/required$/, ''));
      for (const name of holder.required ?? []) {
        const missing = step(pointer, name);
        if (valueAt(value, missing) === undefined) add(missing, 'always present', 'missing');
      }
    } else {
      const holder = schemaAt(root, defs, error.keywordLocation.replace(/\/[^/]*$/, ''));
      add(pointer, describeExpected(error.keyword, holder), describeFound(at));
    }
  }
  for (const pointer of undocumentedFields(schema, defs, value)) {
    add(pointer, 'not documented', describeFound(valueAt(value, pointer)));
  }
  return [...found.values()];
}

/** Errors without the collective ones and without those in the branches of a choice. */
function withoutBranches(errors: readonly OutputUnit[]): OutputUnit[] {
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

/** The schema at a keyword location, following every `$ref` in it. */
function schemaAt(root: Schema, defs: Schemas, location: string): Schema {
  let schema: Readonly<Record<string, unknown>> = root;
  for (const name of namesOf(fromFragment(location))) {
    const next = name === '$ref' ? resolve({$ref: String(schema.$ref)}, defs) : schema[name];
    schema = (next ?? {}) as typeof schema;
  }
  return schema;
}

/**
 * Pointers of the fields of a response that its schema does not name. A schema without `properties`,
 * or with a schema for other fields, documents any field.
 */
function undocumentedFields(schema: Schema, defs: Schemas, value: ExactJson): string[] {
  const found: string[] = [];
  const visit = (schemas: readonly Schema[], here: ExactJson, pointer: string) => {
    const all = schemas.flatMap((entry) => alternatives(entry, defs));
    if (Array.isArray(here)) {
      const items = all.flatMap((entry) => entry.items ?? []);
      if (items.length === 0) return;
      here.forEach((entry, index) => visit(items, entry, step(pointer, index)));
    }
    if (Array.isArray(here) || !isObject(here)) return;
    const named = all.flatMap(({properties}): Schemas[] => (properties ? [properties] : []));
    const rest = all.flatMap(({additionalProperties: others}) => others || []);
    const isOpen = named.length === 0 || rest.length > 0;
    for (const [name, entry] of Object.entries(here)) {
      const fields = named.flatMap((one) => (Object.hasOwn(one, name) ? (one[name] ?? []) : []));
      const others = rest.filter((one) => one !== true);
      if (fields.length === 0 && !isOpen) found.push(step(pointer, name));
      else visit(fields.length > 0 ? fields : others, entry, step(pointer, name));
    }
  };
  visit([schema], value, '');
  return found;
}

/** A schema and all that it combines: it does not matter here which branch of a choice applies. */
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
      return `a string in the format ${schema.format}`;
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
export function describeFound(value: ExactJson | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isLosslessNumber(value)) return `number ${value.value.slice(0, MAX_QUOTED)}`;
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'boolean') return `boolean ${value}`;
  if (typeof value === 'object') return `object with ${Object.keys(value).length} fields`;
  const more = value.length - MAX_QUOTED;
  const cut = more > 0 ? ` and ${more} more characters` : '';
  return `string ${quoted(value.slice(0, MAX_QUOTED))}${cut}`;
}
