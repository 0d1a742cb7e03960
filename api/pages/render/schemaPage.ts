import type {RootContent} from 'mdast';
import {code, heading, link, list, type Block} from '../../../markdown/tree';
import {collectRefs, resolve} from '../../schema/schemas';
import type {Api, ApiSchema} from '../load/readApi';
import {markdown} from './documentText';
import {formatExample} from './examplesOf';
import {colophon, columns} from './pageLayout';
import {schemaBlocks} from './schemaBlocks';

/** The page of a schema: its purpose, fields and example, and the pages that use it. */
export function schemaPage(api: Api, {name, schema}: ApiSchema): RootContent[] {
  const example = schema.examples?.[0];
  const intro = markdown(resolve(schema, api.document.components?.schemas).description);
  const rest = [
    heading(2, 'Fields', 'fields'),
    ...schemaBlocks(api, schema, 'schema'),
    ...usedBy(api, name),
    ...colophon(api),
  ];
  if (example === undefined) return [...intro, ...rest];
  const interactive = [
    heading(2, 'Example', 'example'),
    code('json', formatExample(example), 'Example'),
  ];
  return [columns({intro, interactive, rest})];
}

function usedBy(api: Api, name: string): Block[] {
  const schemas = api.document.components?.schemas ?? {};
  const operations = api.operations
    .filter(({operation}) => collectRefs(operation, schemas).has(name))
    .map(({href, operation}) => [link(href, operation.summary ?? href)]);
  const others = api.schemas
    .filter((other) => other.name !== name && collectRefs(other.schema, {}).has(name))
    .map((other) => [link(other.href, other.schema.title ?? other.name)]);
  const users = [...operations, ...others];
  return users.length ? [heading(2, 'Used by', 'used-by'), list(users)] : [];
}
