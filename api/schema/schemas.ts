import type {Schema} from './operation';

/** Maximum length of a chain of references, because a document may contain a cycle. */
const MAX_HOPS = 20;

/** The name at the end of a `$ref` such as `#/$defs/Coin` or `#/components/schemas/Coin`. */
export function refName({$ref}: {readonly $ref?: unknown}): string | undefined {
  return typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : undefined;
}

/**
 * Follows a chain of `$ref`. Keywords next to a `$ref` take precedence over those of its target: a
 * property often says more about a message than the message itself.
 *
 * @param named the possible targets of references: schemas, or parameters
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

/** Names of all schemas that a part of a document refers to, directly or indirectly. */
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

/** The types of a schema, without `null`. */
export function typesOf({type = []}: Schema): string[] {
  return [type].flat().filter((name) => name !== 'null');
}

/** Smallest and largest integer of a format. */
const RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** The range of an integer schema; `undefined` if the schema is not for integers. */
export function integerRange(schema: Schema): {min?: bigint; max?: bigint} | undefined {
  const {format = '', minimum, maximum, 'x-encoding': encoding = ''} = schema;
  const range = RANGES[format] ?? RANGES[encoding.replace(/-string$/, '')];
  if (!range && !typesOf(schema).includes('integer')) return undefined;
  let [min, max] = range ?? [];
  if (minimum !== undefined) {
    const least = BigInt(Math.ceil(minimum));
    if (min === undefined || least > min) min = least;
  }
  if (maximum !== undefined) {
    const most = BigInt(Math.floor(maximum));
    if (max === undefined || most < max) max = most;
  }
  return {min, max};
}

/** Kind of value that a schema describes. It determines the form field and the encoding. */
export type ValueKind = 'integer' | 'boolean' | 'bytes' | 'text' | 'list' | 'json';

/** The kind of value that a resolved schema describes. */
export function valueKind(schema: Schema): ValueKind {
  const types = typesOf(schema);
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('array')) return 'list';
  if (types.includes('object')) return 'json';
  if (integerRange(schema)) return 'integer';
  return /^(hex|base64)/.test(schema['x-encoding'] ?? '') ? 'bytes' : 'text';
}
