import type {Schema} from '../../schema/operation';
import {refName, resolve, typesOf} from '../../schema/schemas';
import type {OpenApi} from '../load/openApi';

/** One field of a body, with what a page says about it and the fields in it. */
export type Field = {
  readonly name: string;
  /** Names from the body down, such as `data.state`; the end of the field's anchor. */
  readonly path: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** In words: `array of string`, `map of string to Coin`. */
  readonly type: string;
  readonly inside: Inside;
};

/** The contents of a schema: none, fields, a choice, or a schema that encloses it. */
export type Inside =
  | {readonly kind: 'none'}
  | {readonly kind: 'fields'; readonly fields: readonly Field[]}
  | {readonly kind: 'choice'; readonly variants: readonly Variant[]}
  | {readonly kind: 'again'; readonly name: string; readonly path: string};

/** One of several variants of a value. */
type Variant = {readonly label: string; readonly schema: Schema; readonly inside: Inside};

/** The enclosing schemas by name, each with its path. */
type Above = ReadonlyMap<string, string>;

/** The whole contents of a schema. A schema within itself is not expanded again. */
export function fieldTree(document: OpenApi, schema: Schema): Inside {
  return insideOf(document, schema, '', new Map());
}

function insideOf(document: OpenApi, written: Schema, path: string, above: Above): Inside {
  const name = refName(written);
  const opened = name === undefined ? undefined : above.get(name);
  if (name !== undefined && opened !== undefined) return {kind: 'again', name, path: opened};
  const below = name === undefined ? above : new Map([...above, [name, path]]);
  const schema = merged(document, written);
  const {properties, required = [], items, additionalProperties: values} = schema;

  if (properties) {
    const fields = Object.entries(properties).map(([key, child]): Field => {
      const own = join(path, key);
      return {
        name: key,
        path: own,
        required: required.includes(key),
        schema: merged(document, child),
        type: typeWords(document, child),
        inside: insideOf(document, child, own, below),
      };
    });
    return {kind: 'fields', fields};
  }
  const choice = variantsOf(schema);
  const [only, ...others] = choice ?? [];
  if (only && others.length === 0) return insideOf(document, only, path, below);
  if (choice) {
    const variants = choice.map((variant, index) => {
      const resolved = resolve(variant, document.components?.schemas);
      const label = resolved.title ?? typeWords(document, variant);
      const inside = insideOf(document, variant, join(path, `option-${index + 1}`), below);
      return {label, schema: resolved, inside};
    });
    return {kind: 'choice', variants};
  }
  if (items) return insideOf(document, items, path, below);
  if (typeof values === 'object') return insideOf(document, values, join(path, 'key'), below);
  return {kind: 'none'};
}

/** The variants of a choice, without null; `undefined` if the schema is not a choice. */
function variantsOf({oneOf, anyOf}: Schema): Schema[] | undefined {
  return (oneOf ?? anyOf)?.filter((variant) => variant.type !== 'null');
}

/** A schema with its references and `allOf` resolved. */
export function merged(document: OpenApi, written: Schema): Schema {
  const {allOf = [], ...schema} = resolve(written, document.components?.schemas);
  return allOf
    .map((part) => merged(document, part))
    .reduceRight<Schema>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: {...part.properties, ...whole.properties},
        required: [...(part.required ?? []), ...(whole.required ?? [])],
      }),
      schema,
    );
}

/** The type of a schema in words. */
export function typeWords(document: OpenApi, written: Schema): string {
  const schema = merged(document, written);
  const {type, oneOf, anyOf, properties} = schema;
  const nullable = [{type}, ...(properties ? [] : (oneOf ?? anyOf ?? []))];
  const hasNull = nullable.some((one) => [one.type].flat().includes('null'));
  return withoutNull(document, schema) + (hasNull ? ' or null' : '');
}

function withoutNull(document: OpenApi, schema: Schema): string {
  const {properties, items, additionalProperties: values} = schema;
  const variants = properties ? undefined : variantsOf(schema);
  const [only, ...others] = variants ?? [];
  if (only && others.length === 0) return typeWords(document, only);
  if (variants) return `one of ${variants.length} variants`;
  const [type = 'any value'] = typesOf(schema);
  if (type === 'array') return `array of ${items ? typeWords(document, items) : 'values'}`;
  if (type === 'object' && !properties && typeof values === 'object') {
    return `map of string to ${typeWords(document, values)}`;
  }
  return schema.const === undefined ? type : `always ${JSON.stringify(schema.const)}`;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
