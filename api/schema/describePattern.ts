const HEX_DIGITS: Readonly<Record<string, string>> = {
  '0-9a-fA-F': 'hex digits',
  '0-9A-F': 'uppercase hex digits',
  '0-9a-f': 'lowercase hex digits',
};

type Describe = (...groups: readonly string[]) => string;

/** Pattern families, matched without anchors, and how to describe each from its captured groups. */
const FAMILIES: readonly (readonly [RegExp, Describe])[] = [
  [/^\[([0-9a-fA-F-]+)\]\{(\d+)\}$/, (hex = '', digits) => `${digits} ${HEX_DIGITS[hex]}`],
  [/^\(\[([0-9a-fA-F-]+)\]\{2\}\)[*+]$/, (hex = '') => `an even number of ${HEX_DIGITS[hex]}`],
  [
    /^\(\[([0-9a-fA-F-]+)\]\{(\d+)\}\)\*$/,
    (hex = '', digits) => `groups of ${digits} ${HEX_DIGITS[hex]}`,
  ],
  [
    /^\[A-Za-z0-9\+\/(?:_-)?\]\{(\d+)\}(=*)$/,
    (digits, {length: padding} = '') =>
      `base64 of ${((Number(digits) + padding) / 4) * 3 - padding} bytes`,
  ],
  [
    /^\(?([a-z|1]+1)\)?\[02-9ac-hj-np-z\]/,
    (prefixes = '') => `a complete address that starts with ${prefixes.replace('|', ' or ')}`,
  ],
  [/^\(([A-Z_|]+)\)$/, (names = '') => `one of ${names.split('|').join(', ')}`],
  [/^0x(.+)$/, (rest) => `0x and ${describePattern(`^${rest}$`)}`],
  [/^\((.+)\)\?$/, (rest) => `${describePattern(`^${rest}$`)}, or empty`],
];

/** Descriptions of patterns that belong to no family. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '^[0-9]+$': 'a non-negative integer',
  '^-?[0-9]+$': 'an integer',
  '^[1-9][0-9]*$': 'a positive integer without leading zeros',
  '^(1000|[0-9]{1,3})$': 'an integer from 0 to 1000',
  '^[0-9]+(\\.[0-9]+)?$': 'a decimal number',
  '^[0-9]+\\.[0-9]{18}$': 'a number with 18 decimals',
  '^-?[0-9]+\\.[0-9]{18}$': 'a number with 18 decimals, can be negative',
  '^-?[0-9]+(\\.[0-9]+)?s$': 'seconds followed by s, such as 1.5s',
  '^[a-zA-Z0-9+/]*={0,2}$': 'base64',
  '^[0-9]+/[0-9]+/[1-8]$': 'height/round/step',
  '^0[23][0-9a-f]{64}$': '66 lowercase hex digits that start with 02 or 03',
  '^[0-9a-f]{40}@.+:[0-9]+$': 'id@host:port with an ID of 40 lowercase hex digits',
};

/**
 * Describes a pattern of the API documents in words, such as `64 hex digits`, so that readers never
 * see a regular expression.
 */
export function describePattern(pattern: string): string {
  const description = DESCRIPTIONS[pattern];
  if (description !== undefined) return description;
  for (const [family, describe] of FAMILIES) {
    const groups = family.exec(pattern.slice(1, -1));
    if (groups) return describe(...groups.slice(1));
  }
  return 'a string in the documented format';
}
