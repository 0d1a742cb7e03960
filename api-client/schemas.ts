import type {JsonSchema, OperationDocument} from './operation';

type Defs = OperationDocument['$defs'];

/** References that follow each other, at most: a document may refer to itself in a circle. */
const MAX_HOPS = 20;

/** The schema that a chain of `$ref` leads to, with what stands beside each `$ref` on top. */
export function resolve(schema: JsonSchema, defs: Defs): JsonSchema {
  let found = schema;
  for (let hop = 0; hop < MAX_HOPS && typeof found.$ref === 'string'; hop += 1) {
    const {$ref, ...beside} = found;
    found = {...defs[String($ref).replace(/^#\/\$defs\//, '')], ...beside};
  }
  return found;
}

/** The types that a schema names, without 'null'. */
export function typesOf(schema: JsonSchema): string[] {
  const {type} = schema;
  const types = Array.isArray(type) ? type : [type];
  return types.filter((entry): entry is string => typeof entry === 'string' && entry !== 'null');
}

/** A keyword whose value is text; empty when it is absent or something else. */
export function textOf(schema: JsonSchema, keyword: string): string {
  const value = schema[keyword];
  return typeof value === 'string' ? value : '';
}

/** Smallest and largest whole number of a format. */
const ranges: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** The whole numbers that a schema takes; none when it does not want a whole number. */
export function integerRange(schema: JsonSchema): {min?: bigint; max?: bigint} | undefined {
  const encoding = textOf(schema, 'x-encoding').replace(/-string$/, '');
  const range = ranges[textOf(schema, 'format')] ?? ranges[encoding];
  if (!range && !typesOf(schema).includes('integer')) return undefined;
  let [min, max] = range ?? [];
  const {minimum, maximum} = schema;
  if (typeof minimum === 'number') {
    const least = BigInt(Math.ceil(minimum));
    if (min === undefined || least > min) min = least;
  }
  if (typeof maximum === 'number') {
    const most = BigInt(Math.floor(maximum));
    if (max === undefined || most < max) max = most;
  }
  return {min, max};
}
