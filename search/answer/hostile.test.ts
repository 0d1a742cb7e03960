import {expect, test} from 'vitest';
import {openEngine} from '../engine/openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from './answer';
import type {Hits} from './types';

const QUERIES = 10_000;

const engine = openEngine(sourceOf(indexOf(PAGES)));

/** What a query is put together from: letters, marks, code, and what breaks parsers. */
const PIECES = [
  ...'abcdefghij0123456789 .,;:!?/\\-_@#$%^&*()[]{}<>|"\'`~=+\n\t\0\u0007\u001b\u007f',
  ...['stake', 'unbonding', 'create-bls-key', '/v2/', 'not', 'to', 'how do I', 'finality provider'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;',
    '</mark>',
    'javascript:',
  ],
  ...['(a+)+$', '.*'.repeat(20), '(?<!x)', '\\u0000', '${1}', '{{x}}', "'; DROP TABLE", '%00'],
  ...[
    '\u202e',
    '\u200b',
    '\ufeff',
    '\ud800',
    '\udc00',
    '😀',
    '👩‍👩‍👧',
    'עברית',
    'العربية',
    '漢字',
    'é',
    'ﬁ',
    'İ',
    'ß',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'NaN',
    'null',
    '-',
    '--',
    '*',
    'a*',
  ],
  ...['x'.repeat(500), '-'.repeat(300), 'a-'.repeat(200), '1,'.repeat(200), 'A_'.repeat(100)],
];

/** Numbers from 0 to 1 that are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`${QUERIES} hostile queries: always an answer, never markup`, {timeout: 600_000}, async () => {
  const random = randomOf(20_261_121);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  for (let count = 0; count < QUERIES; count += 1) {
    // The runner gives up on a process that is silent for a minute.
    if (count % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    const query = Array.from({length: 1 + Math.floor(random() * 6)}, pick).join('');
    for (const {_snippetResult} of (await find(query)).hits) {
      for (const {value} of valuesIn(_snippetResult)) {
        expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      }
    }
  }
});

test('a query of a megabyte is answered', async () => {
  for (const query of ['a'.repeat(2 ** 20), 'ab '.repeat(2 ** 18), '-'.repeat(2 ** 20)]) {
    expect((await find(query)).nbHits).toBeGreaterThanOrEqual(0);
  }
});

async function find(query: string): Promise<Hits> {
  const wanted = {page: 0, hitsPerPage: 20, facetFilters: [], words: 10, excerpts: true};
  const queries = [{...wanted, query, reranks: true}];
  const [found] = await answer({type: 'hits', queries}, engine);
  return found as Hits;
}

/** All `{value}` inside, at any depth. */
function valuesIn(found: unknown): {value: string}[] {
  if (typeof found !== 'object' || found === null) return [];
  if ('value' in found && typeof found.value === 'string') return [{value: found.value}];
  return Object.values(found).flatMap(valuesIn);
}
