import {h} from 'hastscript';
import {wrap, attributes, html, inlineCode, jsx, list, type Block} from '../../../markdown/tree';
import {choicesOf, chipsOf, limitsOf, type Choice, type Limit} from './describeField';
import {markdown} from './documentText';
import type {Field, Contents} from './fieldTree';

/** Number of levels that are open initially, even without JavaScript. */
export const OPEN_LEVELS = 2;

/** Level of folds that only their own toggle or the "all" button opens. */
export const INITIALLY_CLOSED = Number.POSITIVE_INFINITY;

/** The first line of a field. */
export type FieldHead = {
  readonly name: string;
  readonly type: string;
  /** Whether the field is always present; `undefined` if the page doesn't mention it. */
  readonly presence?: 'required' | 'optional';
  readonly deprecated?: boolean;
  readonly chips: readonly string[];
};

/** Whether the reader sends a body, and must fill in its required fields, or receives it. */
export type Direction = 'sent' | 'received';

/** The anchor prefix and the direction, shared by all fields of a tree. */
export type FieldContext = {
  /** Prefix of the anchor of each field, such as `response`. */
  readonly anchor: string;
  readonly direction: Direction;
};

/** A list of fields. The anchor of a field is the context's anchor followed by the field's path. */
export function fieldList(fields: readonly Field[], context: FieldContext, level = 1): Block {
  const {anchor, direction} = context;
  // If no field is required, the document doesn't say which fields are optional.
  const hasRequired = fields.some(({required}) => required);
  return wrap(
    'ul.api-fields',
    fields.map(({schema, name, type, required, path, contents}) => {
      const presence =
        direction === 'sent' ? required && 'required' : hasRequired && !required && 'optional';
      const head: FieldHead = {
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
        ...contentBlocks(contents, context, level + 1, name),
      ]);
    }),
  );
}

/** The first line of a field: its name with the anchor, its type, chips and presence. */
export function fieldHead(id: string, head: FieldHead): Block {
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
      const inline = markdown(meaning).flatMap((block) =>
        block.type === 'paragraph' ? block.children : [],
      );
      return [inlineCode(value), ' ', ...inline];
    }),
  );
}

/** The contents of a field or a body, in folds. */
export function contentBlocks(
  contents: Contents,
  context: FieldContext,
  level: number,
  name: string,
): Block[] {
  switch (contents.kind) {
    case 'none':
      return [];
    case 'recursive': {
      const {path} = contents;
      const target = path ? h('a', {href: `#${context.anchor}.${path}`}, path) : 'the top level';
      return [html('p.api-limits', `Same fields as ${contents.name}: see `, target, ' above.')];
    }
    case 'fields': {
      const {length} = contents.fields;
      if (length === 0) return [];
      const summary = `${length} ${length === 1 ? 'field' : 'fields'} of ${name}`;
      return [folded(summary, level, [fieldList(contents.fields, context, level)])];
    }
    case 'choice':
      return contents.variants.map(({label, schema, contents: variantContents}) =>
        folded(`Variant: ${label}`, level, [
          ...markdown(schema.description),
          ...(variantContents.kind === 'fields'
            ? [fieldList(variantContents.fields, context, level)]
            : contentBlocks(variantContents, context, level, label)),
        ]),
      );
  }
}

/**
 * Foldable content. `Fold` is a plain `details` element (see panel/ApiDocItem), because the theme's
 * component keeps its own state, so one button couldn't open all folds down to a level.
 */
export function folded(summary: string, level: number, children: readonly Block[]): Block {
  const open = level <= OPEN_LEVELS ? 'open' : undefined;
  return jsx('Fold', attributes({className: 'api-inside', 'data-level': String(level), open}), [
    html('summary', summary),
    ...children,
  ]);
}
