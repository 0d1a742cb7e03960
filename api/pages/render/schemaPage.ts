import type {RootContent} from 'mdast';
import {code, heading, link, list, type Block} from '../../../markdown/tree';
import {refsBelow} from '../../schema/schemas';
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
  const schemas = api.document.components?.schemas ?? {};
  const operations = api.operations
    .filter(({operation}) => refsBelow(operation, schemas).has(name))
    .map(({address, operation}) => [link(address, operation.summary ?? address)]);
  const others = api.schemas
    .filter((other) => other.name !== name && refsBelow(other.schema, {}).has(name))
    .map((other) => [link(other.address, other.schema.title ?? other.name)]);
  const all = [...operations, ...others];
  return all.length ? [heading(2, 'Used by', 'used-by'), list(all)] : [];
}
