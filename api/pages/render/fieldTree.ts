import type {Schema} from '../../schema/operation';
import {refName, resolve, typesOf} from '../../schema/schemas';
import type {OpenApi} from '../load/openApi';

/** One field of a body, with the information that its page shows and the fields in it. */
export type Field = {
  readonly name: string;
  /** Field names from the body down, such as `data.state`. The field's anchor ends with it. */
  readonly path: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** In words: `array of string`, `map of string to Coin`. */
  readonly type: string;
  readonly contents: Contents;
};

/** The contents of a schema: none, fields, a choice, or a reference to an enclosing schema. */
export type Contents =
  | {readonly kind: 'none'}
  | {readonly kind: 'fields'; readonly fields: readonly Field[]}
  | {readonly kind: 'choice'; readonly variants: readonly Variant[]}
  | {readonly kind: 'recursive'; readonly name: string; readonly path: string};

/** One of several variants of a value. */
type Variant = {readonly label: string; readonly schema: Schema; readonly contents: Contents};

/** The enclosing schemas by name, each with its path. */
type Ancestors = ReadonlyMap<string, string>;

/** All contents of a schema. A schema that contains itself is expanded only once. */
export function fieldTree(document: OpenApi, schema: Schema): Contents {
  return contentsOf(document, schema, '', new Map());
}

function contentsOf(
  document: OpenApi,
  unresolved: Schema,
  path: string,
  ancestors: Ancestors,
): Contents {
  const name = refName(unresolved);
  const ancestorPath = name === undefined ? undefined : ancestors.get(name);
  if (name !== undefined && ancestorPath !== undefined)
    return {kind: 'recursive', name, path: ancestorPath};
  const nextAncestors = name === undefined ? ancestors : new Map([...ancestors, [name, path]]);
  const schema = mergeSchema(document, unresolved);
  const {properties, required = [], items, additionalProperties: valueSchema} = schema;

  if (properties) {
    const fields = Object.entries(properties).map(([key, child]): Field => {
      const fieldPath = join(path, key);
      return {
        name: key,
        path: fieldPath,
        required: required.includes(key),
        schema: mergeSchema(document, child),
        type: describeType(document, child),
        contents: contentsOf(document, child, fieldPath, nextAncestors),
      };
    });
    return {kind: 'fields', fields};
  }
  const choice = variantsOf(schema);
  const [only, ...others] = choice ?? [];
  if (only && others.length === 0) return contentsOf(document, only, path, nextAncestors);
  if (choice) {
    const variants = choice.map((variant, index) => {
      const resolved = resolve(variant, document.components?.schemas);
      const label = resolved.title ?? describeType(document, variant);
      const contents = contentsOf(
        document,
        variant,
        join(path, `option-${index + 1}`),
        nextAncestors,
      );
      return {label, schema: resolved, contents};
    });
    return {kind: 'choice', variants};
  }
  if (items) return contentsOf(document, items, path, nextAncestors);
  if (typeof valueSchema === 'object')
    return contentsOf(document, valueSchema, join(path, 'key'), nextAncestors);
  return {kind: 'none'};
}

/** The variants of a choice, without null; `undefined` if the schema is not a choice. */
function variantsOf({oneOf, anyOf}: Schema): Schema[] | undefined {
  return (oneOf ?? anyOf)?.filter((variant) => variant.type !== 'null');
}

/** Resolves the references and the `allOf` of a schema. */
export function mergeSchema(document: OpenApi, unresolved: Schema): Schema {
  const {allOf = [], ...schema} = resolve(unresolved, document.components?.schemas);
  return allOf
    .map((part) => mergeSchema(document, part))
    .reduceRight<Schema>(
      (result, part) => ({
        ...part,
        ...result,
        properties: {...part.properties, ...result.properties},
        required: [...(part.required ?? []), ...(result.required ?? [])],
      }),
      schema,
    );
}

/** Describes the type of a schema in words. */
export function describeType(document: OpenApi, unresolved: Schema): string {
  const schema = mergeSchema(document, unresolved);
  const {type, oneOf, anyOf, properties} = schema;
  const nullable = [{type}, ...(properties ? [] : (oneOf ?? anyOf ?? []))];
  const hasNull = nullable.some((variant) => [variant.type].flat().includes('null'));
  return describeWithoutNull(document, schema) + (hasNull ? ' or null' : '');
}

function describeWithoutNull(document: OpenApi, schema: Schema): string {
  const {properties, items, additionalProperties: valueSchema} = schema;
  const variants = properties ? undefined : variantsOf(schema);
  const [only, ...others] = variants ?? [];
  if (only && others.length === 0) return describeType(document, only);
  if (variants) return `one of ${variants.length} variants`;
  const [type = 'any value'] = typesOf(schema);
  if (type === 'array') return `array of ${items ? describeType(document, items) : 'values'}`;
  if (type === 'object' && !properties && typeof valueSchema === 'object') {
    return `map of string to ${describeType(document, valueSchema)}`;
  }
  return schema.const === undefined ? type : `always ${JSON.stringify(schema.const)}`;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
