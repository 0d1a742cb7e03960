/** Measures one engine at one size, in a process of its own; prints one line of JSON. */
import {readFileSync} from 'node:fs';
import type {SearchRecord} from '../../../finish/search-index/record';
import {RECORDS} from '../../../finish/search-index/recordsFile';
import {askQuestions, type QuestionFigures, type Questions} from '../../search/askQuestions';
import {figuresOf, runQueries, type Expected} from '../../search/evaluate';
import type {Contender} from './contender';
import {multiply} from './multiply';

/** What `bench.ts` shows of one run. */
export type Measured = {
  /** Shares of the queries that the ranking was once tuned on, */
  readonly tuned: Shares;
  /** and of those that were kept apart. */
  readonly held: Shares;
  /** How questions that were kept apart are answered, by an engine that quotes passages. */
  readonly questions?: QuestionFigures;
  /** Bytes to the first answer: median of 100 queries and the most. */
  readonly bytes: number;
  readonly mostBytes: number;
  /** Time of a query with everything fetched, in ms: median and 95th percentile. */
  readonly median: number;
  readonly p95: number;
  /** Time to build the index, in s. */
  readonly build: number;
  /** Memory of the process above its records, in MB. */
  readonly memory: number;
};

/** Queries whose first hit is right, and with a right page within five. */
export type Shares = {readonly first: number; readonly five: number};

const CONTENDERS: Record<string, () => Promise<Contender>> = {
  ours: async () => (await import('./contenders/ours')).ours,
  minisearch: async () => (await import('./contenders/minisearch')).minisearch,
  pagefind: async () => (await import('./contenders/pagefind.mjs')).pagefind,
};

/** Queries asked from nothing. */
const COLD = 100;

async function measure(name: string, times: number, recordsFile: string): Promise<Measured> {
  const load = CONTENDERS[name];
  if (!load) throw new Error(`No engine ${name}; there are ${Object.keys(CONTENDERS).join(', ')}.`);
  const contender = await load();
  const text = readFileSync(recordsFile, 'utf8');
  const records = multiply(JSON.parse(text) as SearchRecord[], times);
  const queries = JSON.parse(
    readFileSync('tests/search/queries.json', 'utf8'),
  ) as readonly Expected[];
  const before = heap();
  const started = performance.now();
  const opened = await contender.open(records);
  const build = (performance.now() - started) / 1000;
  const durations: number[] = [];
  const ask = async (query: string) => {
    const asked = performance.now();
    // Copies of a page are as right as the page.
    const pages = (await opened.search(query)).map((url) => url.replace(/^\/copy-\d+/, ''));
    durations.push(performance.now() - asked);
    return pages;
  };
  await runQueries(queries.slice(0, 20), ask);
  durations.length = 0;
  const outcomes = await runQueries(queries, ask);
  const sharesOf = (held: boolean): Shares => {
    const own = outcomes.filter(({expected}) => (expected.held ?? false) === held);
    const {first, five} = figuresOf(own);
    return {first, five};
  };
  const memory = Math.max(0, heap() - before) / 1e6;
  const step = Math.floor(queries.length / COLD);
  const cold: number[] = [];
  for (let index = 0; index < COLD; index += 1) {
    cold.push(await opened.firstBytes(queries[index * step]?.query ?? ''));
  }
  const questions = opened.passages && (await askQuestions(heldQuestions(), opened.passages));
  await opened.close?.();
  return {
    ...{tuned: sharesOf(false), held: sharesOf(true), questions, build, memory},
    bytes: at(cold, 0.5),
    mostBytes: Math.max(...cold),
    median: at(durations, 0.5),
    p95: at(durations, 0.95),
  };
}

function heldQuestions(): Questions {
  const {answered, unanswered} = JSON.parse(
    readFileSync('tests/search/questions.json', 'utf8'),
  ) as Questions;
  return {
    answered: answered.filter(({held}) => held),
    unanswered: unanswered.filter(({held}) => held),
  };
}

function heap(): number {
  globalThis.gc?.();
  const {heapUsed, external, arrayBuffers} = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const [name = 'ours', times = '1', file = RECORDS] = process.argv.slice(2);
void measure(name, Number(times), file).then((measured) => {
  console.log(JSON.stringify(measured));
  process.exit(0);
});
