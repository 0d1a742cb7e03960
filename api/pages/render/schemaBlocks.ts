import {h} from 'hastscript';
import {html, inlineCode, link, paragraph, type Block} from '../../../markdown/tree';
import type {Schema} from '../../schema/operation';
import {refName, resolve} from '../../schema/schemas';
import type {Api} from '../load/readApi';
import {chipsOf, choicesOf, limitsOf} from './describeField';
import {fieldList, insideBlocks, OPEN_LEVELS, remarks, type Direction} from './fieldList';
import {fieldTree, merged, typeWords, type Inside} from './fieldTree';

/**
 * Everything about the schema of a body: its type, then its fields.
 *
 * @param anchor first part of the anchor of each field, such as `response`
 */
export function schemaBlocks(
  api: Api,
  schema: Schema,
  anchor: string,
  direction: Direction = 'received',
): Block[] {
  const place = {anchor, direction};
  const {document} = api;
  const inside = fieldTree(document, schema);
  const whole = merged(document, schema);
  return [
    ...depthControl(inside),
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
  const chips = chipsOf(resolve(schema, api.document.components?.schemas)).join(', ');
  const words = inlineCode(chips ? `${type}, ${chips}` : type);
  return [paragraph('Type: ', words, ...(page ? ['. Schema: ', page] : []), '.')];
}

/** A link to the page of a schema or, for a list, of its items' schema, if there is one. */
function pageOf(api: Api, schema: Schema) {
  const name = refName(schema) ?? (schema.items && refName(schema.items));
  const found = api.schemas.find((one) => one.name === name);
  return found && link(found.address, found.schema.title ?? found.name);
}

/** Buttons that open fields down to a level, if there are more levels than those open at first. */
function depthControl(inside: Inside): Block[] {
  const deepest = depthOf(inside);
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
      'div.api-depth.api-quiet',
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
    return Math.max(...inside.variants.map((variant) => depthOf(variant.inside)));
  return 0;
}
