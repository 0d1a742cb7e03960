import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {folderSource} from '../../plugins/search/readIndexFolder';
import {openEngine} from '../../search/engine/openEngine';
import {passagesFor} from '../../search/engine/passages';
import {recordOf} from '../../search/protocol/toHit';
import {askQuestions, type QuestionFigures, type Questions} from '../search/askQuestions';
import {figuresOf, runQueries, type Expected, type Outcome} from '../search/evaluate';
import {findSaid, headingsIn, namesIn} from '../search/saidOnPages';
import type {SearchRecord} from '../../plugins/search/record';

/**
 * Shares of queries whose first hit is right, and that have a right page among the first five. The
 * goal is 0.90 and 0.98; these are floors just below what was measured on 2026-11-24: 0.924 and
 * 0.992. Raise them with the ranking.
 */
const FLOOR = {first: 0.92, five: 0.99} as const;

/**
 * The same for queries that were written and judged by others than who made the search, and that
 * the ranking was not tuned on. Measured: 0.923 and 0.993.
 */
const HELD_FLOOR = {first: 0.92, five: 0.99} as const;

/**
 * Bounds of how questions are answered: the right sentence marked in the first passage, in any of
 * four, no passage at all, and a passage where no page answers. Just beside what was measured on
 * 2026-11-24.
 */
const QUESTIONS = {
  tuned: {first: 0.65, any: 0.72, silent: 0.14, invented: 0.33},
  held: {first: 0.61, any: 0.67, silent: 0.13, invented: 0.23},
} as const;

/**
 * The same questions in ordinary search: shares whose first section has the answer, and one of the
 * first five, and whose first hit shows it. Measured on 2026-11-24: 0.595, 0.888 and 0.485; held
 * out 0.608, 0.885 and 0.480.
 */
const SECTIONS = {
  tuned: {first: 0.6, five: 0.88, shown: 0.49},
  held: {first: 0.61, five: 0.89, shown: 0.48},
} as const;

/**
 * What is typed as it stands on the pages: shares that lead to a page that has it, at once and within
 * five. Others may be as right: a heading of a word or two may be less than a page about it. Measured
 * on 2026-11-24: 0.909 and 0.986 of 2,503 names, 0.908 and 0.964 of 988 titles and headings.
 */
const SAID = {
  names: {of: namesIn, first: 0.9, five: 0.98},
  headings: {of: headingsIn, first: 0.9, five: 0.96},
} as const;

// Thousands of questions are asked here, which takes a slow machine minutes.
test.describe.configure({timeout: 900_000});

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

test('questions are answered by the sentence that says it, or by nothing', async () => {
  const {answered, unanswered} = JSON.parse(
    readFileSync('tests/search/questions.json', 'utf8'),
  ) as Questions;
  const engine = openEngine(folderSource('build'));
  const figures = async (held: boolean) =>
    askQuestions(
      {
        answered: answered.filter((question) => (question.held ?? false) === held),
        unanswered: unanswered.filter((question) => (question.held ?? false) === held),
      },
      (question) => passagesFor(engine, question, 4),
    );
  const tuned = await figures(false);
  const held = await figures(true);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);
  const row = (name: string, {first, any, silent, invented}: QuestionFigures) =>
    `${name.padEnd(14)}${[first, any, silent, invented].map(percent).join('  ')}`;
  console.log(
    [
      'questions        first      any   silent  invented',
      row('tuned', tuned),
      row('held out', held),
    ].join('\n'),
  );
  for (const [got, bound] of [
    [tuned, QUESTIONS.tuned],
    [held, QUESTIONS.held],
  ] as const) {
    expect(got.first).toBeGreaterThanOrEqual(bound.first);
    expect(got.any).toBeGreaterThanOrEqual(bound.any);
    expect(got.silent).toBeLessThanOrEqual(bound.silent);
    expect(got.invented).toBeLessThanOrEqual(bound.invented);
  }
});

test('in ordinary search, questions lead to sections that answer them', async () => {
  const {answered} = JSON.parse(readFileSync('tests/search/questions.json', 'utf8')) as Questions;
  const engine = openEngine(folderSource('build'));
  for (const [name, bound] of Object.entries(SECTIONS)) {
    const asked = answered.filter(({held}) => (held ?? false) === (name === 'held'));
    let first = 0;
    let five = 0;
    let shown = 0;
    for (const {question, says} of asked) {
      const {hits} = await engine.search({query: question, page: 0, hitsPerPage: 5});
      const answer = new RegExp(says, 'iu');
      const right = hits.map(({unit}) =>
        answer.test(
          unit.texts.map((text) => (typeof text === 'string' ? text : text[0])).join('\n'),
        ),
      );
      if (right[0]) first += 1;
      if (right.includes(true)) five += 1;
      if (hits[0] && answer.test(recordOf(hits[0]).content ?? '')) shown += 1;
    }
    const shareOf = (count: number) => count / asked.length;
    const figures = [first, five, shown].map((count) => shareOf(count).toFixed(3)).join(' ');
    console.log(`sections, ${name}: ${figures}`);
    expect(shareOf(first)).toBeGreaterThanOrEqual(bound.first);
    expect(shareOf(five)).toBeGreaterThanOrEqual(bound.five);
    expect(shareOf(shown)).toBeGreaterThanOrEqual(bound.shown);
  }
});

for (const [what, {of, first, five}] of Object.entries(SAID)) {
  test(`${what} lead to the pages that have them`, async () => {
    const records = JSON.parse(readFileSync('build/search/records.json', 'utf8')) as SearchRecord[];
    const said = of(records);
    const engine = openEngine(folderSource('build'));
    const found = await findSaid(said, async (query) => {
      const {hits} = await engine.search({query, page: 0, hitsPerPage: 20});
      return hits.map(({page}) => page.url);
    });
    console.log(`${said.size} ${what}: ${found.first.toFixed(3)} ${found.five.toFixed(3)}`);
    expect(found.first).toBeGreaterThanOrEqual(first);
    expect(found.five).toBeGreaterThanOrEqual(five);
  });
}

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
