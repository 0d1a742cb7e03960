import type {Schema} from './operation';

/** Maximum length of a chain of references, which could otherwise be an endless cycle. */
const MAX_HOPS = 20;

/** The name at the end of a `$ref` such as `#/$defs/Coin` or `#/components/schemas/Coin`. */
export function refName({$ref}: {readonly $ref?: unknown}): string | undefined {
  return typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : undefined;
}

/**
 * Follows a chain of `$ref`. Keywords next to a `$ref` take precedence over those of its target: the
 * description of a property is often more specific than that of its type.
 *
 * @param targets schemas or parameters that a reference can point to, by name
 */
export function resolve<T extends object>(value: T, targets: Readonly<Record<string, T>> = {}): T {
  let resolved = value;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const {$ref, ...siblings} = resolved as T & {$ref?: unknown};
    const name = refName({$ref});
    if (name === undefined) return resolved;
    resolved = {...targets[name], ...siblings} as unknown as T;
  }
  return resolved;
}

/** Collects the names of all schemas that a part of a document refers to, directly or indirectly. */
export function collectRefs(
  value: unknown,
  schemas: Readonly<Record<string, unknown>>,
): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = refName(node);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    Object.values(node).forEach(visit);
  };
  visit(value);
  return names;
}

/** The types of a schema, without `null`. */
export function typesOf({type = []}: Schema): string[] {
  return [type].flat().filter((name) => name !== 'null');
}

/** Smallest and largest integer of each format. */
const FORMAT_RANGES: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** The range of an integer schema; `undefined` if the schema is not for integers. */
export function integerRange(schema: Schema): {min?: bigint; max?: bigint} | undefined {
  const {format = '', minimum, maximum, 'x-encoding': encoding = ''} = schema;
  const range = FORMAT_RANGES[format] ?? FORMAT_RANGES[encoding.replace(/-string$/, '')];
  if (!range && !typesOf(schema).includes('integer')) return undefined;
  let [min, max] = range ?? [];
  if (minimum !== undefined) {
    const lower = BigInt(Math.ceil(minimum));
    if (min === undefined || lower > min) min = lower;
  }
  if (maximum !== undefined) {
    const upper = BigInt(Math.floor(maximum));
    if (max === undefined || upper < max) max = upper;
  }
  return {min, max};
}

/** Kind of value that a schema describes, which determines the form field and the encoding. */
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
