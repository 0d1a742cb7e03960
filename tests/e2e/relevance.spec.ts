import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {folderSource} from '../../plugins/search/readIndexFolder';
import {openEngine} from '../../search/engine/openEngine';
import {figuresOf, runQueries, type Expected, type Outcome} from '../search/evaluate';

/**
 * Shares of queries whose first hit is right, and that have a right page among the first five. The
 * goal is 0.90 and 0.98; these are floors just below what was measured on 2026-11-21: 0.909 and
 * 0.994. Raise them with the ranking, never lower them.
 */
const FLOOR = {first: 0.9, five: 0.985} as const;

/**
 * The same for queries that were written and judged by others than who made the search, and that
 * the ranking was not tuned on. Measured: 0.846 and 0.963, short of the goal.
 */
const HELD_FLOOR = {first: 0.83, five: 0.95} as const;

const KINDS = ['word', 'phrase', 'identifier', 'question', 'misspelling', 'synonym'] as const;

test('queries lead to the pages that answer them', async () => {
  const queries = JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as Expected[];
  const engine = openEngine(folderSource('build'));
  const outcomes = await runQueries(queries, async (query) => {
    const {hits} = await engine.search({query, page: 0, hitsPerPage: 20});
    return hits.map(({page}) => page.url);
  });
  const tuned = outcomes.filter(({expected}) => !expected.held);
  const held = outcomes.filter(({expected}) => expected.held);
  console.log(
    [
      'kind          queries  first  within 5    MRR',
      ...KINDS.map((kind) =>
        line(
          kind,
          tuned.filter(({expected}) => expected.kind === kind),
        ),
      ),
      line('all', tuned),
      line('held out', held),
      ...tuned.filter(({place}) => place !== 1).map(missed),
    ].join('\n'),
  );
  const {first, five} = figuresOf(tuned);
  expect(first).toBeGreaterThanOrEqual(FLOOR.first);
  expect(five).toBeGreaterThanOrEqual(FLOOR.five);
  expect(figuresOf(held).first).toBeGreaterThanOrEqual(HELD_FLOOR.first);
  expect(figuresOf(held).five).toBeGreaterThanOrEqual(HELD_FLOOR.five);
});

test('every page that a query expects exists, or stands for a group that will', () => {
  const queries = JSON.parse(readFileSync('tests/search/queries.json', 'utf8')) as Expected[];
  const records = JSON.parse(readFileSync('build/search/records.json', 'utf8')) as {
    url_without_anchor: string;
  }[];
  const pages = new Set(records.map(({url_without_anchor}) => url_without_anchor));
  const missing = queries.flatMap(({query, pages: expected}) =>
    expected.some((page) => page.endsWith('*') || pages.has(page)) ? [] : [query],
  );
  expect(missing).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(150);
});

function line(name: string, outcomes: readonly Outcome[]): string {
  const {queries, first, five, mrr} = figuresOf(outcomes);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
  return `${name.padEnd(14)}${String(queries).padStart(6)} ${percent(first)}   ${percent(five)}  ${mrr.toFixed(3)}`;
}

function missed({expected, place, got}: Outcome): string {
  return `  place ${place || 'none'}: ${expected.kind} "${expected.query}" gave ${got[0] ?? 'nothing'}`;
}
