import {describePattern} from '../../schema/describePattern';
import type {Schema} from '../../schema/operation';

/** Units in words; other units are shown as they are. */
const UNITS: Readonly<Record<string, string>> = {
  'bitcoin-blocks': 'Bitcoin blocks',
  'bitcoin-height': 'Bitcoin height',
  'babylon-blocks': 'Babylon blocks',
  'babylon-height': 'Babylon height',
};

/** Encodings in words; other encodings are shown as they are. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'hex-reversed': 'hex, reversed byte order',
  'decimal-18': 'decimal, 18 digits',
  'int64-string': '64-bit integer as string',
  'uint64-string': '64-bit integer as string',
  'int-string': 'integer as string',
  bech32: 'Bech32',
  'hex-0x': 'hex with 0x',
  'quoted-string': 'quoted string',
  json: 'JSON string',
};

/** Formats that repeat the type or the encoding. */
const SILENT_FORMATS = new Set(['uint64', 'int64', 'uint32', 'int32', 'byte', 'double', 'float']);

/** Short remarks next to a field's type: format, encoding, unit, and since when it exists. */
export function chipsOf(schema: Schema): string[] {
  const {items = {}, format = '', type} = schema;
  const encodingOf = (one: Schema) => one['x-encoding'] ?? one.contentEncoding;
  // Unit and encoding of a list are those of its items.
  const unit = schema['x-unit'] ?? items['x-unit'] ?? '';
  const encoding = encodingOf(schema) ?? encodingOf(items) ?? '';
  const isText = [type].flat().includes('string');
  const isSilent = (encoding || !isText) && SILENT_FORMATS.has(format);
  const since = schema['x-since'];
  return [
    isSilent ? '' : format,
    ENCODINGS[encoding] ?? encoding,
    UNITS[unit] ?? unit,
    since ? `since ${since}` : '',
  ].filter(Boolean);
}

/** A limit: its label, and its value unless the label says everything. */
export type Limit = {readonly label: string; readonly value: string};

/** Bounds of all 32-bit integers, which the type already implies. */
const WHOLE_RANGES = [
  [0, 4294967295],
  [-2147483648, 2147483647],
];

/** The limits of a value: its default, bounds, lengths and pattern. */
export function limitsOf(schema: Schema): Limit[] {
  const {minimum, maximum, pattern = schema.items?.pattern} = schema;
  const isWholeRange = WHOLE_RANGES.some(([from, to]) => from === minimum && to === maximum);
  const limit = (label: string, value: unknown): Limit[] =>
    value === undefined ? [] : [{label, value: write(value) || '""'}];
  return [
    ...limit('default', schema.default),
    ...limit('minimum', isWholeRange ? undefined : minimum),
    ...limit('greater than', schema.exclusiveMinimum),
    ...limit('maximum', isWholeRange ? undefined : maximum),
    ...limit('less than', schema.exclusiveMaximum),
    ...limit('minimum length', schema.minLength),
    ...limit('maximum length', schema.maxLength),
    ...limit('minimum items', schema.minItems),
    ...limit('maximum items', schema.maxItems),
    ...(pattern === undefined || IMPLIED_BY_ENCODING.has(pattern)
      ? []
      : [{label: describePattern(pattern), value: ''}]),
  ];
}

/** Patterns that repeat the encoding next to the type. */
const IMPLIED_BY_ENCODING = new Set([
  ...['^[0-9]+$', '^-?[0-9]+$', '^([0-9a-f]{2})*$', '^([0-9A-F]{2})*$', '^([0-9a-fA-F]{2})*$'],
  ...['^[0-9a-f]*$', '^[0-9a-f]+$', '^[0-9A-F]*$', '^[0-9A-F]+$'],
]);

/** A value of an enumeration and its meaning. */
export type Choice = {readonly value: string; readonly meaning?: string};

/** The values of an enumeration, or of a list of such values. */
export function choicesOf({items, ...schema}: Schema): Choice[] {
  const values = schema.enum ?? items?.enum ?? [];
  const meanings = schema['x-enum-descriptions'] ?? items?.['x-enum-descriptions'] ?? {};
  return values.map((value) => ({value: write(value), meaning: meanings[String(value)]}));
}

/** A value as the reader writes it: text without quotes, other values as JSON. */
export function write(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
