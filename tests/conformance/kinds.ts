/** Kinds of JSON values that a client may distinguish, each with an example. */
export const KINDS = {
  absent: undefined,
  null: null,
  boolean: true,
  number: 7,
  digits: '70',
  hex: '0AFC',
  base64: 'AQID',
  time: '2026-01-02T03:04:05.123456789Z',
  text: 'a b',
  list: [],
  object: {},
} as const;

/** Recorded instead of the kinds if a client accepts every kind. */
export const ANY = 'any';

export type Kind = keyof typeof KINDS;

/** Every kind that a value matches: a string of hexadecimal digits may also be base64. */
export function kindsOf(value: unknown): Kind[] {
  if (value === undefined) return ['absent'];
  if (value === null) return ['null'];
  if (typeof value === 'boolean' || typeof value === 'number') return [typeof value as Kind];
  if (typeof value !== 'string') return [Array.isArray(value) ? 'list' : 'object'];
  const checks: [Kind, boolean][] = [
    ['digits', /^-?\d+$/.test(value)],
    ['hex', /^([0-9a-f]{2})*$/i.test(value)],
    ['base64', /^([\w+/]{4})*([\w+/]{2}==|[\w+/]{3}=)?$/.test(value)],
    ['time', /^\d{4}-\d\d-\d\dT/.test(value)],
  ];
  return [...checks.filter(([, matches]) => matches).map(([kind]) => kind), 'text'];
}
