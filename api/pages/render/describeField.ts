import {describePattern} from '../../schema/describePattern';
import type {Schema} from '../load/document';

/** Units in words; a unit that is not here is shown as it is. */
const UNITS: Readonly<Record<string, string>> = {
  'bitcoin-blocks': 'Bitcoin blocks',
  'bitcoin-height': 'Bitcoin height',
  'babylon-blocks': 'Babylon blocks',
  'babylon-height': 'Babylon height',
  satoshi: 'satoshi',
  ubbn: 'ubbn',
};

/** Encodings in words. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'hex-reversed': 'hex, reversed bytes',
  'decimal-18': 'decimal, 18 digits',
  'int64-string': '64-bit integer as text',
  'uint64-string': '64-bit integer as text',
  'int-string': 'integer as text',
  bech32: 'Bech32',
  'hex-0x': 'hex after 0x',
  'quoted-string': 'text in quotation marks',
  json: 'JSON text',
};

/** Formats that say no more than the type, or what the encoding says. */
const SILENT_FORMATS = new Set(['uint64', 'int64', 'uint32', 'int32', 'byte', 'double', 'float']);

/** Short remarks beside a field's type: format, unit, encoding, and since when. */
export function chipsOf(schema: Schema): string[] {
  const {items} = schema;
  // Of a list, what holds for each thing in it.
  const unit = schema['x-unit'] ?? items?.['x-unit'];
  const encoding =
    schema['x-encoding'] ??
    schema.contentEncoding ??
    items?.['x-encoding'] ??
    items?.contentEncoding;
  const {format, type} = schema;
  const isText = [type].flat().includes('string');
  const plain = format && (encoding || !isText) && SILENT_FORMATS.has(format) ? undefined : format;
  return [
    plain,
    encoding && (ENCODINGS[encoding] ?? encoding),
    unit && (UNITS[unit] ?? unit),
    schema['x-since'] && `since ${schema['x-since']}`,
  ].filter((chip): chip is string => Boolean(chip));
}

/** One limit of a value: what it is called, and the value as it is written, if it has one. */
export type Limit = {readonly label: string; readonly value: string};

/** All that 32 bits hold; saying that tells nothing. */
const WHOLE_RANGES = [
  [0, 4294967295],
  [-2147483648, 2147483647],
];

/** What a value may be: its bounds, pattern and default. */
export function limitsOf(schema: Schema): Limit[] {
  const {minimum, maximum} = schema;
  const isWholeRange = WHOLE_RANGES.some(([from, to]) => from === minimum && to === maximum);
  const limit = (label: string, value: unknown): Limit[] =>
    value === undefined ? [] : [{label, value: write(value) || '""'}];
  return [
    ...limit('default', schema.default),
    ...limit('least', isWholeRange ? undefined : minimum),
    ...limit('more than', schema.exclusiveMinimum),
    ...limit('most', isWholeRange ? undefined : maximum),
    ...limit('less than', schema.exclusiveMaximum),
    ...limit('shortest', schema.minLength),
    ...limit('longest', schema.maxLength),
    ...limit('fewest', schema.minItems),
    ...limit('at most', schema.maxItems),
    ...patternLimit(schema.pattern ?? schema.items?.pattern),
  ];
}

/** A pattern in words. */
function patternLimit(pattern: string | undefined): Limit[] {
  if (pattern === undefined || SAID_BY_ENCODING.has(pattern)) return [];
  return [{label: describePattern(pattern), value: ''}];
}

/** Patterns of which the encoding beside the type says the same. */
const SAID_BY_ENCODING = new Set([
  ...['^[0-9]+$', '^-?[0-9]+$', '^([0-9a-f]{2})*$', '^([0-9A-F]{2})*$', '^([0-9a-fA-F]{2})*$'],
  ...['^[0-9a-f]*$', '^[0-9a-f]+$', '^[0-9A-F]*$', '^[0-9A-F]+$'],
]);

/** A value of an enumeration with its meaning. */
export type Choice = {readonly value: string; readonly meaning?: string};

/** The values that a field may have, when they are few and named. */
export function choicesOf(schema: Schema): Choice[] {
  const {items} = schema;
  const values = schema.enum ?? items?.enum ?? [];
  const meanings = schema['x-enum-descriptions'] ?? items?.['x-enum-descriptions'] ?? {};
  return values.map((value) => ({value: write(value), meaning: meanings[String(value)]}));
}

/** A value as the reader writes it: text without quotes, all else as JSON. */
export function write(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
