import type {RootContent} from 'mdast';
import {code, heading, link, list, type Block} from '../../../markdown/tree';
import type {Schema} from '../load/document';
import type {Api, ApiSchema} from '../load/readApi';
import {colophon} from './colophon';
import {columns} from './columns';
import {pretty} from './examplesOf';
import {depthControl, schemaBlocks, schemaText} from './schemaBlocks';

/** A page of one schema: what it is, its fields, an example, and who uses it. */
export function schemaPage(api: Api, {name, schema}: ApiSchema): RootContent[] {
  const example = schema.examples?.[0];
  const intro = schemaText(api, schema);
  const rest = [
    heading(2, 'Fields', 'fields'),
    ...depthControl(api, schema),
    ...schemaBlocks(api, schema, 'schema'),
    ...usedBy(api, name),
    ...colophon(api),
  ];
  if (example === undefined) return [...intro, ...rest];
  const act = [heading(2, 'Example', 'example'), code('json', pretty(example), 'Example')];
  return [columns({intro, act, rest})];
}

function usedBy(api: Api, name: string): Block[] {
  const operations = api.operations
    .filter(({operation}) => reaches(api, operation, name))
    .map(({address, operation}) => [link(address, operation.summary ?? address)]);
  const schemas = api.schemas
    .filter((other) => other.name !== name && refsIn(other.schema).has(name))
    .map((other) => [link(other.address, other.schema.title ?? other.name)]);
  const all = [...operations, ...schemas];
  return all.length ? [heading(2, 'Used by', 'used-by'), list(all)] : [];
}

/** Whether a body of an operation holds the schema, however deep. */
function reaches(api: Api, operation: object, name: string): boolean {
  const schemas = api.document.components?.schemas ?? {};
  const seen = new Set<string>();
  const open = [...refsIn(operation)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === name) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...refsIn(schemas[next] ?? {}));
  }
  return false;
}

/** Names of the schemas that a part of a document refers to. */
export function refsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const child of value) refsIn(child, found);
  else if (typeof value === 'object' && value !== null) {
    const {$ref} = value as Schema;
    const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1] : '';
    if (name) found.add(name);
    for (const child of Object.values(value)) refsIn(child, found);
  }
  return found;
}
