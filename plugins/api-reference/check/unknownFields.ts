import type {OpenApi, Schema} from '../load/document';
import type {Problem} from '../load/problem';
import {merged} from '../render/fieldTree';
import {below, type Place} from './place';

/** Fields of an example that its schema does not name. */
export function unknownFields(
  document: OpenApi,
  value: unknown,
  written: Schema,
  place: Place,
): Problem[] {
  const schema = merged(document, written);
  if (Array.isArray(value)) {
    const {items, prefixItems} = schema;
    return value.flatMap((child, index) => {
      const own = prefixItems?.[index] ?? items;
      return own ? unknownFields(document, child, own, below(place, index)) : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms && !schema.properties) {
    const found = forms.map((form) => unknownFields(document, value, form, place));
    // It is enough that one form names all of them.
    return found.reduce((best, next) => (next.length < best.length ? next : best), found[0] ?? []);
  }
  const {properties, additionalProperties} = schema;
  // An object of which nothing is said can hold anything.
  if (!properties && additionalProperties === undefined) return [];
  return Object.entries(value).flatMap(([name, child]): Problem[] => {
    const own = properties?.[name];
    if (own) return unknownFields(document, child, own, below(place, name));
    if (typeof additionalProperties === 'object') {
      return unknownFields(document, child, additionalProperties, below(place, name));
    }
    if (additionalProperties === true) return [];
    const valid = Object.keys(properties ?? {}).join(', ');
    const what = `the example has a field "${name}", which the schema does not name.`;
    const fix = 'Correct the name, remove the field, or describe it in the schema.';
    return [{...below(place, name), what, ...(valid ? {valid} : {}), fix}];
  });
}
