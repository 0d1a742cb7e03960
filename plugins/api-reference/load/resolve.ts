import type {OpenApi, Schema} from './document';

/** What a `$ref` of a bundled document points at; anything else is given back as it is. */
export function resolve<T extends object>(document: OpenApi, value: T): T {
  let found: unknown = value;
  // A reference may lead to another one, but not for ever.
  for (let steps = 0; steps < 16; steps += 1) {
    const ref = refOf(found);
    if (ref === undefined) return found as T;
    found = at(document, ref);
  }
  throw new Error(`[api-reference] the reference ${refOf(value)} leads in a circle.`);
}

/** Name of the schema that a reference points at, such as `Coin`. */
export function schemaName({$ref}: Schema): string | undefined {
  return $ref?.startsWith(SCHEMAS) ? decode($ref.slice(SCHEMAS.length)) : undefined;
}

/**
 * A schema without its reference. What stands beside the `$ref` wins over what it points at: a
 * property often says more about a message than the message itself.
 */
export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const {$ref, ...beside} = schema;
  return {...resolveSchema(document, at(document, $ref) as Schema), ...beside};
}

const SCHEMAS = '#/components/schemas/';

function refOf(value: unknown): string | undefined {
  const ref = typeof value === 'object' && value !== null && '$ref' in value && value.$ref;
  return typeof ref === 'string' ? ref : undefined;
}

function at(document: OpenApi, ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .map(decode)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}

function decode(part: string): string {
  return decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~');
}
