import type {OpenApi, Schema} from '../load/document';
import {refName, resolve} from '../../schema/schemas';

/** One field of a body, with what a page says about it and the fields in it. */
export type Field = {
  readonly name: string;
  /** Names from the body down, such as `data.state`; the end of the field's anchor. */
  readonly path: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** In words: `array of string`, `map of text to Coin`. */
  readonly type: string;
  readonly inside: Inside;
};

/** What is in a schema: fields, a choice between forms, nothing, or what the page has above. */
export type Inside =
  | {readonly kind: 'none'}
  | {readonly kind: 'fields'; readonly schema: Schema; readonly fields: readonly Field[]}
  | {readonly kind: 'choice'; readonly forms: readonly Form[]}
  | {readonly kind: 'again'; readonly name: string; readonly path: string};

/** One of several forms that a value may have. */
type Form = {readonly label: string; readonly schema: Schema; readonly inside: Inside};

/** Schemas on the way down, by name, with the path at which each was opened. */
type Above = ReadonlyMap<string, string>;

/** Everything in a schema, however deep. A schema inside of itself is not opened again. */
export function fieldTree(document: OpenApi, schema: Schema, path = ''): Inside {
  return insideOf(document, schema, path, new Map());
}

function insideOf(document: OpenApi, written: Schema, path: string, above: Above): Inside {
  const name = refName(written);
  const opened = name === undefined ? undefined : above.get(name);
  if (name !== undefined && opened !== undefined) return {kind: 'again', name, path: opened};
  const below = name === undefined ? above : new Map([...above, [name, path]]);
  const schema = merged(document, written);

  if (schema.properties) {
    const required = new Set(schema.required ?? []);
    const fields = Object.entries(schema.properties).map(([key, child]) =>
      field(document, key, join(path, key), required.has(key), child, below),
    );
    return {kind: 'fields', schema, fields};
  }
  const forms = (schema.oneOf ?? schema.anyOf)?.filter((form) => form.type !== 'null');
  if (forms?.length === 1 && forms[0]) return insideOf(document, forms[0], path, below);
  if (forms) {
    return {
      kind: 'choice',
      forms: forms.map((form, index) => {
        const label = resolveSchema(document, form).title ?? typeWords(document, form);
        const inside = insideOf(document, form, join(path, `option-${index + 1}`), below);
        return {label, schema: resolveSchema(document, form), inside};
      }),
    };
  }
  if (schema.items) return insideOf(document, schema.items, path, below);
  if (schema.prefixItems) {
    const fields = schema.prefixItems.map((child, index) =>
      field(document, String(index), join(path, String(index)), true, child, below),
    );
    return {kind: 'fields', schema, fields};
  }
  const values = schema.additionalProperties;
  if (typeof values === 'object') return insideOf(document, values, join(path, 'key'), below);
  return {kind: 'none'};
}

function field(
  document: OpenApi,
  name: string,
  path: string,
  required: boolean,
  written: Schema,
  above: Above,
): Field {
  return {
    name,
    path,
    required,
    schema: merged(document, written),
    type: typeWords(document, written),
    inside: insideOf(document, written, path, above),
  };
}

/** A schema without its reference. */
export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  return resolve(schema, document.components?.schemas);
}

/** A schema without its reference, and with what `allOf` adds. */
export function merged(document: OpenApi, written: Schema): Schema {
  const {allOf, ...schema} = resolveSchema(document, written);
  if (!allOf) return schema;
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

/** The type of a schema in a reader's words. */
export function typeWords(document: OpenApi, written: Schema): string {
  const schema = merged(document, written);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const nullable = types.includes('null') ? ' or null' : '';
  const [type] = types.filter((one) => one !== 'null');
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms && !schema.properties) {
    const some = forms.filter((form) => form.type !== 'null');
    const or = some.length < forms.length ? ' or null' : nullable;
    if (some.length === 1 && some[0]) return typeWords(document, some[0]) + or;
    return `one of ${some.length} forms${or}`;
  }
  if (type === 'array') {
    const items = schema.items ? typeWords(document, schema.items) : 'values';
    return `array of ${items}${nullable}`;
  }
  const values = schema.additionalProperties;
  if (type === 'object' && !schema.properties && typeof values === 'object') {
    return `map of string to ${typeWords(document, values)}${nullable}`;
  }
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  return `${type ?? 'any value'}${nullable}`;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
