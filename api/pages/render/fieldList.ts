import {h} from 'hastscript';
import type {Element} from 'hast';
import {around, html, type Block} from '../../../markdown/tree';
import {choicesOf, chipsOf, limitsOf, type Choice, type Limit} from './describeField';
import type {Field, Inside} from './fieldTree';
import {markdown} from './documentText';

/** Levels that are open before the reader chooses, and without script. */
export const OPEN_LEVELS = 2;

/** Level of what opens only when the reader asks for it, or for everything. */
export const CLOSED = Number.POSITIVE_INFINITY;

/** What the head of a field says beside its name and text. */
export type Head = {
  readonly name: string;
  readonly type: string;
  /** Whether it must be there, or always is: `required`, `optional`, or nothing to say. */
  readonly presence?: 'required' | 'optional';
  readonly deprecated?: boolean;
  readonly chips: readonly string[];
};

/** Who writes a body: what is sent must have its required fields, what is answered has them. */
export type Direction = 'sent' | 'answered';

/** Where a body stands on its page. */
export type Place = {
  /** First part of the anchor of each field, such as `response`. */
  readonly anchor: string;
  readonly direction: Direction;
};

/** Fields below each other. The anchor of each is the given one and the field's path. */
export function fieldList(fields: readonly Field[], {anchor, direction}: Place, level = 1): Block {
  // Where a document does not say which fields are always there, nothing is said of any.
  const isKnown = fields.some(({required}) => required);
  return around(
    'ul.api-fields',
    fields.map((field) => {
      const {schema, name, type, required, path} = field;
      const presence =
        direction === 'sent' ? required && 'required' : isKnown && !required && 'optional';
      const head: Head = {
        name,
        type,
        presence: presence || undefined,
        deprecated: schema.deprecated,
        chips: chipsOf(schema),
      };
      return around('li.api-field', [
        fieldHead(`${anchor}.${path}`, head),
        ...markdown(schema.description),
        ...remarks(limitsOf(schema), choicesOf(schema)),
        ...insideBlocks(field.inside, {anchor, direction}, level + 1, field.name),
      ]);
    }),
  );
}

/** The first line of a field: its name, which is its anchor, its type, and remarks. */
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

/** Below the text of a field: its limits in one line, then the values that it may have. */
export function remarks(limits: readonly Limit[], choices: readonly Choice[]): Block[] {
  const line = limits.flatMap(({label, value}, index) => [
    ...(index > 0 ? [' · '] : []),
    value ? `${label} ` : label,
    ...(value ? [h('code', value)] : []),
  ]);
  return [
    ...(line.length ? [html('p.api-limits', ...line)] : []),
    ...(choices.length ? [choiceList(choices)] : []),
  ];
}

function choiceList(choices: readonly Choice[]): Block {
  const hasMeaning = choices.some(({meaning}) => meaning);
  if (!hasMeaning) {
    const values = choices.flatMap(({value}, index) => [
      ...(index > 0 ? [', '] : []),
      h('code', value),
    ]);
    return html('p.api-limits', 'one of ', ...values);
  }
  return around(
    'ul.api-choices',
    choices.map(({value, meaning}) => {
      const [first, ...rest] = markdown(meaning);
      const name = html('code', value);
      return around('li', [name, ...(first ? [first] : []), ...rest]);
    }),
  );
}

/** What is in a value, folded below it. */
export function insideBlocks(inside: Inside, place: Place, level: number, name: string): Block[] {
  switch (inside.kind) {
    case 'none':
      return [];
    case 'again':
      return [againLine(inside, place.anchor)];
    case 'fields': {
      const count = inside.fields.length;
      if (count === 0) return [];
      const words = `${count} ${count === 1 ? 'field' : 'fields'} of ${name}`;
      return [folded(words, level, [fieldList(inside.fields, place, level)])];
    }
    case 'choice':
      return inside.forms.map(({label, schema, inside: below}) =>
        folded(`Form: ${label}`, level, [
          ...markdown(schema.description),
          ...(below.kind === 'fields'
            ? [fieldList(below.fields, place, level)]
            : insideBlocks(below, place, level, label)),
        ]),
      );
  }
}

/** Parts that a reader can fold away; open as far down as pages open without script. */
export function folded(summary: string, level: number, children: readonly Block[]): Block {
  const properties = {dataLevel: String(level), open: level <= OPEN_LEVELS};
  return around('details.api-inside', [html('summary', summary), ...children], properties);
}

function againLine({name, path}: {name: string; path: string}, anchor: string): Block {
  const above: Element = path ? h('a', {href: `#${anchor}.${path}`}, path) : h('span', 'the whole');
  return html('p.api-limits', `Has the fields of ${name} again, as `, above, ' above.');
}
