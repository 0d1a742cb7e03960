import type {JsonSchema} from './operation';

/** References that follow each other, at most: a document may refer to itself in a circle. */
const MAX_HOPS = 20;

/** The name at the end of a `$ref` such as `#/$defs/Coin` or `#/components/schemas/Coin`. */
export function refName({$ref}: {readonly $ref?: unknown}): string | undefined {
  return typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : undefined;
}

/**
 * What a chain of `$ref` leads to, with what stands beside each `$ref` on top: a property often says
 * more about a message than the message itself.
 *
 * @param named what references can name: schemas, or parameters
 */
export function resolve<T extends object>(value: T, named: Readonly<Record<string, T>> = {}): T {
  let found = value;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const {$ref, ...beside} = found as T & {$ref?: unknown};
    const name = refName({$ref});
    if (name === undefined) return found;
    found = {...named[name], ...beside} as unknown as T;
  }
  return found;
}

/** Names of all schemas that a part of a document refers to, directly or through others. */
export function refsBelow(value: unknown, named: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = refName(part);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      visit(named[name]);
    }
    Object.values(part).forEach(visit);
  };
  visit(value);
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
