import type {JsonSchema, OperationDocument} from './operation';
import {type ExactJson, isContainer} from './exactJson';
import {step} from './pointers';
import {resolve} from './schemas';

type Defs = OperationDocument['$defs'];

/**
 * Pointers of the fields that a reply has and its schema does not name. Where a schema lists no
 * fields, or says what others may stand beside them, anything is documented.
 */
export function undocumentedFields(schema: JsonSchema, defs: Defs, value: ExactJson): string[] {
  const found: string[] = [];
  const visit = (schemas: readonly JsonSchema[], here: ExactJson, pointer: string) => {
    const all = schemas.flatMap((entry) => alternatives(entry, defs));
    if (Array.isArray(here)) {
      const items = all.flatMap((entry) => (isSchema(entry.items) ? [entry.items] : []));
      if (items.length > 0) {
        here.forEach((entry, index) => visit(items, entry, step(pointer, index)));
      }
      return;
    }
    if (!isContainer(here)) return;
    const named = all.filter((entry) => isSchema(entry.properties));
    const isOpen =
      named.length === 0 ||
      all.some(({additionalProperties: others, patternProperties}) =>
        Boolean(patternProperties ?? (isSchema(others) || others === true)),
      );
    for (const [name, entry] of Object.entries(here)) {
      const next = named.flatMap(({properties}) => {
        const fields = properties as Record<string, JsonSchema>;
        return Object.hasOwn(fields, name) ? [fields[name] ?? {}] : [];
      });
      if (next.length > 0) visit(next, entry, step(pointer, name));
      else if (!isOpen) found.push(step(pointer, name));
      else {
        const others = all.flatMap(({additionalProperties}) =>
          isSchema(additionalProperties) ? [additionalProperties] : [],
        );
        if (others.length > 0) visit(others, entry, step(pointer, name));
      }
    }
  };
  visit([schema], value, '');
  return found;
}

/** A schema with all that it combines: which branch of a choice applies does not matter here. */
function alternatives(schema: JsonSchema, defs: Defs, depth = 0): JsonSchema[] {
  const resolved = resolve(schema, defs);
  if (depth > 20) return [resolved];
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => resolved[keyword] ?? []);
  return [resolved, ...branches.filter(isSchema).flatMap((b) => alternatives(b, defs, depth + 1))];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
