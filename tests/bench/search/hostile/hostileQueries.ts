/** What queries are put together from: words of the site, and what breaks parsers and patterns. */
const PIECES = [
  ...[
    'unbonding ',
    'finality',
    'provider ',
    'babylond tx ',
    'btc',
    'a',
    'e',
    'st',
    '--flag=',
    '0x',
  ],
  ...[
    '(a+)+$',
    '[',
    '\\',
    '.*',
    '^$|',
    '{1,',
    '*?+',
    '\\u{1F600}',
    '%00',
    '%ZZ',
    '&amp;',
    '<script>',
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'NaN', '1e999', '-0', '""', "';--", '../../'],
  ...[
    '\u202e',
    '\u2066',
    '\ud800',
    '😀',
    'עברית',
    '联合',
    'e\u0301\u0301\u0301',
    '\0',
    '\u007f',
    '\t\n',
  ],
  ...['x'.repeat(500), 'ab '.repeat(300), '9'.repeat(400), '-'.repeat(800), ' '.repeat(999)],
];

/** Numbers from 0 to 1 that are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Queries that no reader would send, the same in every run: pieces in any order, letters by chance,
 * now and then 10,000 characters, and words of the site so that each part of the index is read.
 *
 * @param words known to the site
 */
export function* hostileQueries(count: number, words: readonly string[]): Generator<string> {
  const random = randomOf(29);
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const letters = () =>
    Array.from({length: 1 + Math.floor(random() * 12)}, () =>
      String.fromCharCode(random() < 0.9 ? 97 + random() * 26 : random() * 0xffff),
    ).join('');
  for (let index = 0; index < count; index += 1) {
    const parts = Array.from({length: 1 + Math.floor(random() * 6)}, () => {
      const kind = random();
      if (kind < 0.4) return one(PIECES);
      return kind < 0.7 ? `${one(words)} ` : letters();
    });
    const query = parts.join('');
    yield index % 500 === 0 ? query.padEnd(10_000, query) : query;
  }
}
