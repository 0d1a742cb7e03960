/** Parts of queries: words of the site, and text that may break parsers and patterns. */
const PIECES = [
  ...'abcdefghij0123456789 .,;:!?/\\-_@#$%^&*()[]{}<>|"\'`~=+\n\t\0\u0007\u001b\u007f',
  ...['unbonding ', 'finality provider', 'babylond tx ', 'create-bls-key', '/v2/', '--flag=', '0x'],
  ...['how do I', 'not', 'to', 'st', '-', '--', '*', 'a*', "';--", '../../'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;', '</mark>'],
  ...['javascript:', '(a+)+$', '.*'.repeat(20), '(?<!x)', '{1,', '*?+', '^$|', '\\u0000'],
  ...['\\u{1F600}', '${1}', '{{x}}', "'; DROP TABLE", '%00', '%ZZ', '""', '1e999', '-0'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'NaN', 'null'],
  ...['\u202e', '\u2066', '\u200b', '\ufeff', '\ud800', '\udc00', '😀', '👩‍👩‍👧', 'e\u0301\u0301'],
  ...['עברית', 'العربية', '漢字', '联合', 'é', 'ﬁ', 'İ', 'ß'],
  ...['x'.repeat(500), '-'.repeat(800), '9'.repeat(400), ' '.repeat(999), 'ab '.repeat(300)],
  ...['a-'.repeat(200), '1,'.repeat(200), 'A_'.repeat(100)],
];

/** Reproducible random numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Generates hostile queries, the same in every run: pieces in any order, random letters, words of the site
 * so that the engine reads every part of the index, and some queries of 10,000 characters.
 *
 * @param words words of the site
 */
export function* hostileQueries(count: number, words: readonly string[]): Generator<string> {
  const random = randomOf(29);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const letters = () =>
    Array.from({length: 1 + Math.floor(random() * 12)}, () =>
      String.fromCharCode(random() < 0.9 ? 97 + random() * 26 : random() * 0xffff),
    ).join('');
  for (let index = 0; index < count; index += 1) {
    const parts = Array.from({length: 1 + Math.floor(random() * 6)}, () => {
      const kind = random();
      if (kind < 0.4) return pick(PIECES);
      return kind < 0.7 ? `${pick(words)} ` : letters();
    });
    const query = parts.join('');
    yield index % 500 === 0 ? query.padEnd(10_000, query) : query;
  }
}
