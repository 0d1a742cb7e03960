import {expect, test} from 'vitest';
import {openEngine} from '../engine/openEngine';
import {hostileQueries} from '../../tests/search/hostileQueries';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from './answer';
import type {Hits} from './types';

const QUERIES = 10_000;

/** Words that the pages of the tests know. */
const WORDS = ['stake', 'unbonding', 'slashing', 'finality', 'epoch'];

const engine = openEngine(sourceOf(indexOf(PAGES)));

test(`${QUERIES} hostile queries: always an answer, never markup`, {timeout: 600_000}, async () => {
  let count = 0;
  for (const query of hostileQueries(QUERIES, WORDS)) {
    // The runner gives up on a process that is silent for a minute.
    if (count++ % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
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
