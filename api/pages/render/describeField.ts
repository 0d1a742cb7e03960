import {describePattern} from '../../schema/describePattern';
import type {Schema} from '../../schema/operation';

/** Display names of units. Other units are shown unchanged. */
const UNITS: Readonly<Record<string, string>> = {
  'bitcoin-blocks': 'Bitcoin blocks',
  'bitcoin-height': 'Bitcoin height',
  'babylon-blocks': 'Babylon blocks',
  'babylon-height': 'Babylon height',
};

/** Display names of encodings. Other encodings are shown unchanged. */
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
const REDUNDANT_FORMATS = new Set([
  'uint64',
  'int64',
  'uint32',
  'int32',
  'byte',
  'double',
  'float',
]);

/** Labels next to a field's type: format, encoding, unit, and the version that introduced it. */
export function chipsOf(schema: Schema): string[] {
  const {items = {}, format = '', type} = schema;
  const encodingOf = (source: Schema) => source['x-encoding'] ?? source.contentEncoding;
  // Unit and encoding of a list are those of its items.
  const unit = schema['x-unit'] ?? items['x-unit'] ?? '';
  const encoding = encodingOf(schema) ?? encodingOf(items) ?? '';
  const isText = [type].flat().includes('string');
  const isRedundant = (encoding || !isText) && REDUNDANT_FORMATS.has(format);
  const since = schema['x-since'];
  return [
    isRedundant ? '' : format,
    ENCODINGS[encoding] ?? encoding,
    UNITS[unit] ?? unit,
    since ? `since ${since}` : '',
  ].filter(Boolean);
}

/** A limit. The value is empty if the label says everything. */
export type Limit = {readonly label: string; readonly value: string};

/** Bounds of uint32 and int32, which would only repeat the type. */
const FULL_RANGES = [
  [0, 4294967295],
  [-2147483648, 2147483647],
];

/** The limits of a value: its default, bounds, lengths and pattern. */
export function limitsOf(schema: Schema): Limit[] {
  const {minimum, maximum, pattern = schema.items?.pattern} = schema;
  const isFullRange = FULL_RANGES.some(([from, to]) => from === minimum && to === maximum);
  const limit = (label: string, value: unknown): Limit[] =>
    value === undefined ? [] : [{label, value: formatValue(value) || '""'}];
  return [
    ...limit('default', schema.default),
    ...limit('minimum', isFullRange ? undefined : minimum),
    ...limit('greater than', schema.exclusiveMinimum),
    ...limit('maximum', isFullRange ? undefined : maximum),
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
  return values.map((value) => ({value: formatValue(value), meaning: meanings[String(value)]}));
}

/** Formats a value as readers write it: text without quotes, other values as JSON. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
