import {Validator, type OutputUnit} from '@cfworker/json-schema';
import type {JsonSchema, OperationDocument} from '../schema/operation';
import {describeFound} from './describeFound';
import {describePattern} from '../schema/describePattern';
import {type ExactJson, plain} from '../schema/exactJson';
import {fromFragment, namesOf, step, valueAt} from '../schema/pointers';
import {resolve, typesOf} from '../schema/schemas';
import {undocumentedFields} from '../schema/undocumentedFields';

type Defs = OperationDocument['$defs'];

/** One way in which a reply is not as documented. */
export type Difference = {
  /** Where, as a JSON pointer; entries of lists are `*`. Empty for the whole reply. */
  place: string;
  expected: string;
  found: string;
  /** Pointers of all places that differ in this way, at least one. */
  pointers: string[];
};

/** The result of comparing a reply with the documentation. */
export type Comparison =
  {kind: 'same'} | {kind: 'differs'; differences: Difference[]} | {kind: 'unchecked'; why: string};

/** Keywords that only say that something below them is wrong. */
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
 * Compares a reply with the schema of its status, field by field. Fields that the schema does not
 * name are differences too: the documentation is then behind the server.
 */
export function compare(
  {responses, $defs}: Pick<OperationDocument, 'responses' | '$defs'>,
  status: number,
  value: ExactJson,
): Comparison {
  const response = responses[String(status)] ?? responses.default;
  if (!response) return {kind: 'unchecked', why: `The status ${status} is not documented.`};
  if (!response.schema) return {kind: 'unchecked', why: 'The documentation gives no schema.'};
  try {
    const differences = findDifferences(response.schema, $defs, value);
    return differences.length > 0 ? {kind: 'differs', differences} : {kind: 'same'};
  } catch {
    return {kind: 'unchecked', why: 'The reply is nested too deeply to be compared.'};
  }
}

function findDifferences(schema: JsonSchema, defs: Defs, value: ExactJson): Difference[] {
  const root = {...schema, $defs: defs};
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
      for (const name of (holder.required ?? []) as string[]) {
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

/** Errors without the collective ones, and without those inside the branches of a choice. */
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

/** The schema at a keyword location, through every `$ref` on its way. */
function schemaAt(root: JsonSchema, defs: Defs, location: string): JsonSchema {
  let schema: unknown = root;
  for (const name of namesOf(fromFragment(location))) {
    const here = (schema ?? {}) as JsonSchema;
    schema = name === '$ref' ? resolve({$ref: here.$ref}, defs) : here[name];
  }
  return (schema ?? {}) as JsonSchema;
}

function describeExpected(keyword: string, schema: JsonSchema): string {
  const value = schema[keyword];
  switch (keyword) {
    case 'type':
      return [...typesOf(schema), ...(nullable(schema) ? ['null'] : [])].join(' or ');
    case 'enum':
      return `one of ${(value as unknown[]).map((entry) => JSON.stringify(entry)).join(', ')}`;
    case 'const':
      return JSON.stringify(value);
    case 'pattern':
      return `string with ${describePattern(String(value))}`;
    case 'format':
      return `text in the format ${String(value)}`;
    case 'oneOf':
    case 'anyOf':
      return `one of the ${(value as unknown[]).length} documented forms`;
    case 'false':
      return 'not documented';
    default:
      return `${keyword} ${JSON.stringify(value)}`;
  }
}

function nullable({type}: JsonSchema): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'));
}
