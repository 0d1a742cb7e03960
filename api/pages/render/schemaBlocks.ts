import {h} from 'hastscript';
import {html, inlineCode, link, paragraph, type Block} from '../../../markdown/tree';
import type {Schema} from '../load/document';
import type {Api} from '../load/readApi';
import {refName} from '../../schema/schemas';
import {chipsOf, choicesOf, limitsOf} from './describeField';
import {fieldList, insideBlocks, OPEN_LEVELS, remarks, type Direction} from './fieldList';
import {fieldTree, merged, resolveSchema, typeWords, type Inside} from './fieldTree';
import {markdown} from './documentText';

/**
 * Everything about one body: its type in a line, then its fields.
 *
 * @param anchor first part of the anchor of each field, such as `response`
 */
export function schemaBlocks(
  api: Api,
  schema: Schema,
  anchor: string,
  direction: Direction = 'answered',
): Block[] {
  const place = {anchor, direction};
  const {document} = api;
  const inside = fieldTree(document, schema);
  const whole = merged(document, schema);
  return [
    ...typeLine(api, schema, inside),
    ...remarks(inside.kind === 'none' ? limitsOf(whole) : [], choicesOf(whole)),
    ...(inside.kind === 'fields'
      ? [fieldList(inside.fields, place)]
      : insideBlocks(inside, place, 1, 'it')),
  ];
}

function typeLine(api: Api, schema: Schema, inside: Inside): Block[] {
  const page = pageOf(api, schema);
  const type = typeWords(api.document, schema);
  if (type === 'object' && inside.kind === 'fields') {
    return page ? [paragraph('Schema: ', page, '.')] : [];
  }
  const chips = chipsOf(resolveSchema(api.document, schema)).join(', ');
  const words = inlineCode(chips ? `${type}, ${chips}` : type);
  return [paragraph('Type: ', words, ...(page ? ['. Schema: ', page] : []), '.')];
}

/** A link to the page of a schema, or of what its list holds, where there is one. */
function pageOf(api: Api, schema: Schema) {
  const name = refName(schema) ?? (schema.items && refName(schema.items));
  const found = api.schemas.find((one) => one.name === name);
  return found && link(found.address, found.schema.title ?? found.name);
}

/** Buttons that open fields to a depth, where there is more than what is open anyway. */
export function depthControl({document}: Api, schema: Schema): Block[] {
  const deepest = depthOf(fieldTree(document, schema));
  if (deepest <= OPEN_LEVELS) return [];
  const steps = [1, 2, 3].filter((step) => step < deepest).map(String);
  const buttons = [...steps, 'all'].map((step) =>
    h(
      'button',
      {type: 'button', dataOpenDepth: step, ariaPressed: String(step === String(OPEN_LEVELS))},
      step,
    ),
  );
  return [
    html(
      'div.api-depth',
      {role: 'group', ariaLabel: 'Levels of fields to open'},
      h('span', {ariaHidden: 'true'}, 'Open to level'),
      ...buttons,
    ),
  ];
}

function depthOf(inside: Inside): number {
  if (inside.kind === 'fields') {
    return 1 + Math.max(0, ...inside.fields.map((field) => depthOf(field.inside)));
  }
  if (inside.kind === 'choice')
    return Math.max(...inside.forms.map((form) => depthOf(form.inside)));
  return 0;
}

/** The text of a schema itself. */
export function schemaText({document}: Api, schema: Schema): readonly Block[] {
  return markdown(resolveSchema(document, schema).description);
}
