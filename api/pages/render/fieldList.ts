import {h} from 'hastscript';
import {wrap, attributes, html, inlineCode, jsx, list, type Block} from '../../../markdown/tree';
import {choicesOf, chipsOf, limitsOf, type Choice, type Limit} from './describeField';
import {markdown} from './documentText';
import type {Field, Inside} from './fieldTree';

/** Levels that are open at first, and without JavaScript. */
export const OPEN_LEVELS = 2;

/** Level of folds that open only on their own or with all others. */
export const CLOSED = Number.POSITIVE_INFINITY;

/** The first line of a field. */
export type Head = {
  readonly name: string;
  readonly type: string;
  /** Whether the field is always present; `undefined` if that goes without saying. */
  readonly presence?: 'required' | 'optional';
  readonly deprecated?: boolean;
  readonly chips: readonly string[];
};

/** Whether the reader sends a body, and must fill its required fields, or receives it. */
export type Direction = 'sent' | 'received';

/** The context of a list of fields. */
export type Place = {
  /** First part of the anchor of each field, such as `response`. */
  readonly anchor: string;
  readonly direction: Direction;
};

/** A list of fields. The anchor of each is the place's anchor and the field's path. */
export function fieldList(fields: readonly Field[], place: Place, level = 1): Block {
  const {anchor, direction} = place;
  // A document without any `required` doesn't say which fields are optional.
  const isKnown = fields.some(({required}) => required);
  return wrap(
    'ul.api-fields',
    fields.map(({schema, name, type, required, path, inside}) => {
      const presence =
        direction === 'sent' ? required && 'required' : isKnown && !required && 'optional';
      const head: Head = {
        name,
        type,
        presence: presence || undefined,
        deprecated: schema.deprecated,
        chips: chipsOf(schema),
      };
      return wrap('li.api-field', [
        fieldHead(`${anchor}.${path}`, head),
        ...markdown(schema.description),
        ...remarks(limitsOf(schema), choicesOf(schema)),
        ...insideBlocks(inside, place, level + 1, name),
      ]);
    }),
  );
}

/** The first line of a field: its name with the anchor, its type, and remarks. */
export function fieldHead(id: string, head: Head): Block {
  const {name, type, presence, deprecated, chips} = head;
  return html(
    'p.api-field-head',
    h('a.api-name', {id, href: `#${id}`}, h('code', name)),
    ' ',
    h('span.api-type', type),
    ...chips.flatMap((chip) => [' ', h('span.api-chip', chip)]),
    ...(presence ? [' ', h(`span.api-${presence}`, presence)] : []),
    ...(deprecated ? [' ', h('span.api-deprecated', 'deprecated')] : []),
  );
}

/** The limits of a field in one line, then the values of its enumeration. */
export function remarks(limits: readonly Limit[], choices: readonly Choice[]): Block[] {
  const line = limits.flatMap(({label, value}, index) => [
    ...(index > 0 ? [' · '] : []),
    ...(value ? [`${label} `, h('code', value)] : [label]),
  ]);
  return [
    ...(line.length ? [html('p.api-limits', ...line)] : []),
    ...(choices.length ? [choiceList(choices)] : []),
  ];
}

function choiceList(choices: readonly Choice[]): Block {
  if (!choices.some(({meaning}) => meaning)) {
    const values = choices.flatMap(({value}, index) => [
      ...(index > 0 ? [', '] : []),
      h('code', value),
    ]);
    return html('p.api-limits', 'one of ', ...values);
  }
  return list(
    choices.map(({value, meaning}) => {
      const inline = markdown(meaning).flatMap((part) =>
        part.type === 'paragraph' ? part.children : [],
      );
      return [inlineCode(value), ' ', ...inline];
    }),
  );
}

/** The contents of a field or body, folded. */
export function insideBlocks(inside: Inside, place: Place, level: number, name: string): Block[] {
  switch (inside.kind) {
    case 'none':
      return [];
    case 'again': {
      const {path} = inside;
      const above = path ? h('a', {href: `#${place.anchor}.${path}`}, path) : 'the top level';
      return [html('p.api-limits', `Same fields as ${inside.name}: see `, above, ' above.')];
    }
    case 'fields': {
      const {length} = inside.fields;
      if (length === 0) return [];
      const words = `${length} ${length === 1 ? 'field' : 'fields'} of ${name}`;
      return [folded(words, level, [fieldList(inside.fields, place, level)])];
    }
    case 'choice':
      return inside.variants.map(({label, schema, inside: below}) =>
        folded(`Variant: ${label}`, level, [
          ...markdown(schema.description),
          ...(below.kind === 'fields'
            ? [fieldList(below.fields, place, level)]
            : insideBlocks(below, place, level, label)),
        ]),
      );
  }
}

/**
 * Contents that a reader can fold away. `Fold` is a plain `details` element (see panel/ApiDocItem):
 * the theme's own has its own state, so one button couldn't open all folds down to a level.
 */
export function folded(summary: string, level: number, children: readonly Block[]): Block {
  const open = level <= OPEN_LEVELS ? 'open' : undefined;
  return jsx('Fold', attributes({className: 'api-inside', 'data-level': String(level), open}), [
    html('summary', summary),
    ...children,
  ]);
}
