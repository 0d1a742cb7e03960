import {h} from 'hastscript';
import {html, inlineCode, link, paragraph, type Block} from '../../../markdown/tree';
import type {Schema} from '../../schema/operation';
import {refName, resolve} from '../../schema/schemas';
import type {Api} from '../load/readApi';
import {chipsOf, choicesOf, limitsOf} from './describeField';
import {fieldList, contentBlocks, OPEN_LEVELS, remarks, type Direction} from './fieldList';
import {fieldTree, mergeSchema, describeType, type Contents} from './fieldTree';

/**
 * Everything about the schema of a body: its type, then its fields.
 *
 * @param anchor prefix of the anchor of each field, such as `response`
 */
export function schemaBlocks(
  api: Api,
  schema: Schema,
  anchor: string,
  direction: Direction = 'received',
): Block[] {
  const context = {anchor, direction};
  const {document} = api;
  const contents = fieldTree(document, schema);
  const resolved = mergeSchema(document, schema);
  return [
    ...depthControl(contents),
    ...typeLine(api, schema, contents),
    ...remarks(contents.kind === 'none' ? limitsOf(resolved) : [], choicesOf(resolved)),
    ...(contents.kind === 'fields'
      ? [fieldList(contents.fields, context)]
      : contentBlocks(contents, context, 1, 'it')),
  ];
}

function typeLine(api: Api, schema: Schema, contents: Contents): Block[] {
  const page = schemaLink(api, schema);
  const type = describeType(api.document, schema);
  if (type === 'object' && contents.kind === 'fields') {
    return page ? [paragraph('Schema: ', page, '.')] : [];
  }
  const chips = chipsOf(resolve(schema, api.document.components?.schemas)).join(', ');
  const typeCode = inlineCode(chips ? `${type}, ${chips}` : type);
  return [paragraph('Type: ', typeCode, ...(page ? ['. Schema: ', page] : []), '.')];
}

/** A link to the page of a schema, or of a list's item schema; `undefined` if there is none. */
function schemaLink(api: Api, schema: Schema) {
  const name = refName(schema) ?? (schema.items && refName(schema.items));
  const match = api.schemas.find((candidate) => candidate.name === name);
  return match && link(match.href, match.schema.title ?? match.name);
}

/** Buttons that open fields down to a level, if some levels are closed initially. */
function depthControl(contents: Contents): Block[] {
  const deepest = depthOf(contents);
  if (deepest <= OPEN_LEVELS) return [];
  const levels = [1, 2, 3].filter((level) => level < deepest).map(String);
  const buttons = [...levels, 'all'].map((level) =>
    h(
      'button',
      {type: 'button', dataOpenDepth: level, ariaPressed: String(level === String(OPEN_LEVELS))},
      level,
    ),
  );
  return [
    html(
      'div.api-depth.api-quiet',
      {role: 'group', ariaLabel: 'Levels of fields to open'},
      h('span', {ariaHidden: 'true'}, 'Open to level'),
      ...buttons,
    ),
  ];
}

function depthOf(contents: Contents): number {
  if (contents.kind === 'fields') {
    return 1 + Math.max(0, ...contents.fields.map((field) => depthOf(field.contents)));
  }
  if (contents.kind === 'choice')
    return Math.max(...contents.variants.map((variant) => depthOf(variant.contents)));
  return 0;
}
